/** The variant of each experiment that a browser was given. */
export type Assignments = Readonly<Record<string, string>>;

/** An experiment as far as a browser's part in it goes. */
export interface Choice {
  readonly name: string;
  readonly weights: Readonly<Record<string, number>>;
}

const cookieName = "experiments";
/** Experiments are decided long before that. Seconds. */
const keptFor = 90 * 24 * 60 * 60;

/** What is kept of those that run; what has ended is left out. */
export function readAssignments(cookies: string, running: readonly Choice[]): Assignments {
  const text = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies)?.[1] ?? "";
  const pairs = text.split(".");
  return Object.fromEntries(
    running.flatMap(({ name, weights }) => {
      const variant = Object.keys(weights).find((one) => pairs.includes(`${name}:${one}`));
      return variant === undefined ? [] : [[name, variant]];
    }),
  );
}

/** For `document.cookie`. Where nothing is left to keep, the cookie goes. */
export function writeAssignments(assignments: Assignments, isSecure: boolean): string {
  const text = Object.entries(assignments)
    .map(([name, variant]) => `${name}:${variant}`)
    .join(".");
  const age = text === "" ? 0 : keptFor;
  return `${cookieName}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
