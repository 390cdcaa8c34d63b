/** What can be tried before it is out. Each is a part of the address that its form is sent to. */
export const betaPrograms = ["ios-app"] as const;
export type BetaProgram = (typeof betaPrograms)[number];
