import { normaliseEmail } from "./email.ts";

/** The same for all spellings of one mailbox: what a person gets once is not given again for a dot or a plus. */
export function personKey(email: string): string {
  const normalised = normaliseEmail(email);
  const at = normalised.lastIndexOf("@");
  const [mailbox = ""] = normalised.slice(0, at).split("+");
  const domain = normalised.slice(at + 1);
  return `${mailbox.replaceAll(".", "")}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
