import { timingSafeEqual } from "node:crypto";
import { parseKeyRing } from "./key-ring.ts";

/** Whether an Authorization header shows a token of a ring. */
export function acceptsBearer(ring: string): (authorization: string | undefined) => boolean {
  const accepted = parseKeyRing(ring).map(({ secret }) => Buffer.from(`Bearer ${secret}`));
  return (authorization = "") => {
    const shown = Buffer.from(authorization);
    return accepted.some(
      (expected) => shown.length === expected.length && timingSafeEqual(shown, expected),
    );
  };
}
