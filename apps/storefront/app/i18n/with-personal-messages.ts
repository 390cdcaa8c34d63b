/** For a part of a page that is not personal and says personal things: its code and its texts come together. */
export async function withPersonalMessages<Code>(code: Promise<Code>): Promise<Code> {
  const { loadPersonalMessages } = await import("./load-messages.client.ts");
  const [loaded] = await Promise.all([code, loadPersonalMessages()]);
  return loaded;
}
