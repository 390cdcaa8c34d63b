import { mailboxKey } from "./mailbox-key.ts";

/** The same for all spellings of one mailbox: what a person gets once is not given again for a dot or a plus. */
export function personKey(email: string): string {
  const key = mailboxKey(email);
  const at = key.lastIndexOf("@");
  const [mailbox = ""] = key.slice(0, at).split("+");
  const domain = key.slice(at + 1);
  return `${mailbox.replaceAll(".", "")}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
