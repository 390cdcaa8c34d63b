import type { CatalogueName } from "./load-messages.client.ts";

/** For what is added to a page that is already shown: loads its code and its texts together. */
export async function withMessages<Code>(name: CatalogueName, code: Promise<Code>): Promise<Code> {
  const texts = import("./load-messages.client.ts").then(({ loadMoreMessages }) =>
    loadMoreMessages(name),
  );
  // Awaited from the start: code that fails before the texts load must not be an unhandled rejection.
  const [loaded] = await Promise.all([code, texts]);
  return loaded;
}
