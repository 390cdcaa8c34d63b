import type { PayloadRequest } from "payload";

/** What was sent, still to be checked; undefined where it is no JSON. */
export async function readJsonBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
