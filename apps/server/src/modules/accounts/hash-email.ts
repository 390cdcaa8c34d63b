import { hash } from "node:crypto";
import { normaliseEmail } from "@autotune/commerce";

/** The name under which partners know a person: equal for every way of writing an address with dots. */
export function hashEmail(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf("@");
  const local = normal.slice(0, at).replaceAll(".", "");
  return hash("sha256", `${local}${normal.slice(at)}`, "hex");
}
