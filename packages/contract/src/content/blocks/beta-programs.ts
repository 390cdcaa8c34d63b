/** What can be tried before it is out. Each is a segment of the URL that its form is sent to. */
export const betaPrograms = ["ios-app"] as const;
export type BetaProgram = (typeof betaPrograms)[number];
