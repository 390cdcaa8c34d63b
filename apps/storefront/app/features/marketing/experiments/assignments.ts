/** The variant of each experiment that a browser was assigned. */
export type Assignments = Readonly<Record<string, string>>;

/** What assigning needs to know of an experiment. */
export interface Choice {
  readonly name: string;
  readonly weights: Readonly<Record<string, number>>;
}

const cookieName = "experiments";
/** Seconds. Experiments end long before that. */
const maxAge = 90 * 24 * 60 * 60;

/** The stored assignments of running experiments; ended ones are left out. */
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

/** For `document.cookie`. Without assignments the cookie is deleted. */
export function writeAssignments(assignments: Assignments, isSecure: boolean): string {
  const text = Object.entries(assignments)
    .map(([name, variant]) => `${name}:${variant}`)
    .join(".");
  const age = text === "" ? 0 : maxAge;
  return `${cookieName}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
