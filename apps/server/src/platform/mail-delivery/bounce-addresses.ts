import { timingSafeEqual } from "node:crypto";
import { deriveKeys, mac, type DerivedKey } from "@autotune/environment";

export interface BounceAddresses {
  /** The envelope sender of an email, by which its bounces are recognised. */
  senderOf(sendingId: number): string;
  /** The email that an address belongs to; undefined where it is not ours. */
  sendingOf(email: string): number | undefined;
  /** Where mailbox providers send spam complaints. */
  readonly complaints: string;
}

/**
 * Envelope senders with the signed number of the email. They name nobody, and a made-up one reveals and changes
 * nothing. Digits and lower case: mail servers may change the case of an address, and allow at most 64
 * characters.
 */
export function bounceAddresses(secret: string, written: string): BounceAddresses {
  const domain = written.toLowerCase();
  const keys = deriveKeys(secret, "bounce address");
  const [current] = keys;
  const signWith = (key: DerivedKey, id: string) => mac(key, id).toString("hex").slice(0, 32);
  return {
    senderOf(sendingId) {
      const id = sendingId.toString(36);
      return `bounces+${id}-${signWith(current, id)}-${current.id}@${domain}`;
    },
    sendingOf(email) {
      // The key's id is missing in what was sent before keys had one.
      const [, id = "", signature = "", keyId, host = ""] =
        /^bounces\+([0-9a-z]{1,11})-([0-9a-f]{32})(?:-([0-9a-z]{1,8}))?@(.+)$/.exec(
          email.toLowerCase(),
        ) ?? [];
      if (id === "" || host !== domain) return undefined;
      const isOurs = keys.some(
        (key) =>
          (keyId === undefined || keyId === key.id) &&
          timingSafeEqual(Buffer.from(signature), Buffer.from(signWith(key, id))),
      );
      return isOurs ? Number.parseInt(id, 36) : undefined;
    },
    complaints: `complaints@${domain}`,
  };
}
