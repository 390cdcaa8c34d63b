import { createHmac } from "node:crypto";

/** The value of X-FS-Signature. */
export function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}
