/** An error and what caused it: a statement that failed is wrapped in what it was. */
function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

const lost = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  // PostgreSQL: shutting down, crashed, starting up, too many connections
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/**
 * PgBouncer has one code for all that it says itself: its database is gone, or what it lends is taken. It ends the
 * connection with it; a statement of ours that breaks the protocol has the same code, and is a bug.
 */
const isOfPooler = (error: Error) =>
  Reflect.get(error, "code") === "08P01" && Reflect.get(error, "severity") === "FATAL";

/** Whether the error or one of its causes has such a code. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (const cause of causesOf(error)) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && codes.has(code)) return true;
  }
  return false;
}

/** The server cannot be reached, or it ended the connection. */
export function isLostConnection(error: unknown): boolean {
  if (hasCode(error, lost)) return true;
  for (const cause of causesOf(error))
    if (
      isOfPooler(cause) ||
      /Connection terminated|Query read timeout|connection error and is not queryable/.test(
        cause.message,
      )
    )
      return true;
  return false;
}

/** None of the pool's connections came free in time; the server may be well. */
export function isPoolWaitTimeout(error: unknown): boolean {
  for (const cause of causesOf(error))
    if (cause.message.includes("timeout exceeded when trying to connect")) return true;
  return false;
}
