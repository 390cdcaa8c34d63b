import { createHmac, hkdfSync } from "node:crypto";
import { linkTo } from "@autotune/routes";
import { linkSecret } from "./shop-test.ts";

/** The link at the end of our mails, signed as the server signs it. */
export function communicationsLink(email: string): string {
  const key = Buffer.from(hkdfSync("sha256", linkSecret, "", "communication link", 32));
  const encodedEmail = Buffer.from(email).toString("base64url");
  const signature = createHmac("sha256", key).update(encodedEmail).digest("base64url");
  return `${linkTo("CommunicationPreferences")}?token=${encodedEmail}.${signature}`;
}
