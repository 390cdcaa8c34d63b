import type { CatalogueName } from "./load-messages.client.ts";

/** For what comes to a page that is already shown: its code and its texts come together. */
export async function withMessages<Code>(name: CatalogueName, code: Promise<Code>): Promise<Code> {
  const { loadMoreMessages } = await import("./load-messages.client.ts");
  const [loaded] = await Promise.all([code, loadMoreMessages(name)]);
  return loaded;
}
