import { envelope, type StoredEvent } from "./event-text.ts";
import { sign } from "./sign.ts";

export const forgeries = ["signature", "swappedBody", "truncated", "oldSecret"] as const;
export type Forgery = (typeof forgeries)[number];

/** Posts that a seller must reject: each is wrong in one way only. */
export function forge(
  event: StoredEvent,
  forgery: Forgery,
  secret: string,
): { body: string; signature: string } {
  const body = envelope([event]);
  const signature = sign(body, secret);
  switch (forgery) {
    case "signature":
      return { body, signature: sign(`${body} `, secret) };
    case "swappedBody":
      return { body: envelope([{ ...event, id: `${event.id.slice(0, -3)}xxx` }]), signature };
    case "truncated":
      return { body: body.slice(0, Math.floor(body.length / 2)), signature };
    case "oldSecret":
      return { body, signature: sign(body, `${secret}-before-it-was-changed`) };
  }
}
