import { normaliseEmail } from "./email.ts";

/** The same for all spellings of one mailbox: what somebody has once is not had again with a dot or a plus. */
export function personKey(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf("@");
  const [mailbox = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1);
  return `${mailbox.replaceAll(".", "")}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
