import { createHmac } from "node:crypto";

/** What stands in X-FS-Signature. */
export function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}
