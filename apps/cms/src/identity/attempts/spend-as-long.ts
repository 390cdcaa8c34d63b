import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

/** As Payload derives its password hashes; `equal-time.test.ts` notices when it does so otherwise. */
const iterations = 600_000;
const keyBytes = 32;
const derive = promisify(pbkdf2);

/** Takes as long as verifying a password, where there is none to verify. */
export async function spendAsLong(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString("hex"), iterations, keyBytes, "sha256");
}
