import { hash } from "node:crypto";
import { normaliseEmail } from "@autotune/commerce";

/** The identifier under which partners know a person: equal for every spelling of an email address with dots. */
export function hashEmail(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf("@");
  const local = normal.slice(0, at).replaceAll(".", "");
  return hash("sha256", `${local}${normal.slice(at)}`, "hex");
}
