import type { CatalogueName } from "./load-messages.client.ts";

/** For what comes to a page that is already shown: its code and its texts come together. */
export async function withMessages<Code>(name: CatalogueName, code: Promise<Code>): Promise<Code> {
  const texts = import("./load-messages.client.ts").then(({ loadMoreMessages }) =>
    loadMoreMessages(name),
  );
  // Waited for from the first moment: code that fails sooner than the texts come must not fail unheard.
  const [loaded] = await Promise.all([code, texts]);
  return loaded;
}
