import type { Transact } from "@autotune/database";
import { codeHashes } from "./code-hash.ts";
import { makeCodes } from "./make-codes.ts";

/** Of the one batch, so that it is made once however often the demonstration shop is seeded. */
const requestId = "3d1c3a3e-0d5e-4c53-9a57-6a3d1e0c5b01";

/** A sample batch. Empty where it was made before: codes are shown once. */
export async function makeSampleCodes(transact: Transact, secret: string): Promise<string[]> {
  const made = await transact((transaction) =>
    makeCodes(transaction, codeHashes(secret), {
      requestId,
      gives: { kind: "licence", path: "auto-key" },
      count: 10,
      dealer: "Sample Music Store",
      ownersOf: [],
      oncePerPerson: false,
      isSample: true,
    }),
  );
  return made?.codes ?? [];
}
