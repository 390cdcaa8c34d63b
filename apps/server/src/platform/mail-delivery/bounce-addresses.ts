import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

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
  const key = Buffer.from(hkdfSync("sha256", secret, "", "bounce address", 32));
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 32);
  return {
    senderOf(sendingId) {
      const id = sendingId.toString(36);
      return `bounces+${id}-${sign(id)}@${domain}`;
    },
    sendingOf(email) {
      const [, id = "", signature = "", host = ""] =
        /^bounces\+([0-9a-z]{1,11})-([0-9a-f]{32})@(.+)$/.exec(email.toLowerCase()) ?? [];
      if (id === "" || host !== domain) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)));
      return isOurs ? Number.parseInt(id, 36) : undefined;
    },
    complaints: `complaints@${domain}`,
  };
}
