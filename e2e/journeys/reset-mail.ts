import { mailsTo } from "./mailbox.ts";
import { expect } from "./shop-test.ts";

/** Where the links lead that somebody has got to set a password, once there are so many. */
export async function resetLinks(address: string, { count }: { count: number }): Promise<string[]> {
  const find = async () =>
    (await mailsTo(address)).flatMap(
      ({ text }) => /https?:\/\/\S+\/password-reset\?\S+/.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(count);
  return find();
}
