import { mailsTo } from "../../fixtures/mailbox.ts";
import { expect } from "../../fixtures/shop-test.ts";

/** The links to set a password that were mailed to a person, once there are so many. */
export async function resetLinks(email: string, { count }: { count: number }): Promise<string[]> {
  const find = async () =>
    (await mailsTo(email)).flatMap(
      ({ text }) => /https?:\/\/\S+\/password-reset[?#]\S+/.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(count);
  return find();
}
