import { mailsTo } from "./mailbox.ts";
import { expect } from "./shop-test.ts";

/** The link in the newest confirmation e-mail to a mailbox. */
export async function confirmLink(email: string): Promise<string> {
  const links = async () =>
    (await mailsTo(email)).flatMap(
      ({ text }) => /^https?:\S+\/confirm\?\S+$/m.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await links()).at(-1) ?? "";
}
