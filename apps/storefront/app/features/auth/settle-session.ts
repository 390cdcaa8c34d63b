import type { SessionResult } from "../../state/user.ts";

/** An answer that cannot be read is a fault of ours: it is reported, and told to the person like any other failure. */
export function settleSession<Result extends SessionResult | undefined>(
  session: Promise<Result>,
): Promise<Result | SessionResult> {
  return session.catch((error: unknown): SessionResult => {
    console.error(error);
    return { ok: false, status: 200 };
  });
}
