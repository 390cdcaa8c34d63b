import type { SessionResult } from "./session.ts";

/** A malformed response is our bug: it is logged, and shown to the person like any other failure. */
export function settleSession<Result extends SessionResult | undefined>(
  session: Promise<Result>,
): Promise<Result | SessionResult> {
  return session.catch((error: unknown): SessionResult => {
    console.error(error);
    return { ok: false, status: 200 };
  });
}
