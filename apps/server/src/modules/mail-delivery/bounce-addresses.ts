import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface BounceAddresses {
  /** Where a mail is sent from, so that what comes back of it is known by where it comes. */
  addressOf(sendingId: number): string;
  /** Which mail an address belongs to; undefined where it is not ours. */
  sendingOf(address: string): number | undefined;
  /** Where providers of mailboxes send what their people call spam. */
  readonly complaints: string;
}

/**
 * Senders' addresses with the number of the mail in them, signed. They name nobody, and who makes one up learns
 * and changes nothing. Digits and small letters: mail servers may write an address in either case, and leave no
 * room for more than 64 characters.
 */
export function bounceAddresses(secret: string, written: string): BounceAddresses {
  const domain = written.toLowerCase();
  const key = Buffer.from(hkdfSync("sha256", secret, "", "bounce address", 32));
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 32);
  return {
    addressOf(sendingId) {
      const id = sendingId.toString(36);
      return `bounces+${id}-${sign(id)}@${domain}`;
    },
    sendingOf(address) {
      const [, id = "", signature = "", host = ""] =
        /^bounces\+([0-9a-z]{1,11})-([0-9a-f]{32})@(.+)$/.exec(address.toLowerCase()) ?? [];
      if (id === "" || host !== domain) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)));
      return isOurs ? Number.parseInt(id, 36) : undefined;
    },
    complaints: `complaints@${domain}`,
  };
}
