import { mailsTo } from "./mailbox.ts";
import { expect } from "./shop-test.ts";

/** Where the newest letter to a mailbox leads that asks somebody to confirm. */
export async function confirmLink(address: string): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(
      ({ text }) => /^https?:\S+\/confirm\?\S+$/m.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await links()).at(-1) ?? "";
}
