import { afterEach, describe, expect, it } from "vitest";
import { longestChunk, Tabs, type TabTopic } from "./tabs.ts";

const open: { close(): void }[] = [];
let number = 0;

/** Two tabs of one browser, and the raw channel between them. */
function openTabs() {
  number += 1;
  const name = `tabs ${number}`;
  const sender = new Tabs(name);
  const receiver = new Tabs(name);
  const wire = new BroadcastChannel(name);
  open.push(sender, receiver, wire);
  return { sender, receiver, wire };
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** Everything that a tab receives on a topic. */
function hear(tab: Tabs, topic: TabTopic): string[] {
  const heard: string[] = [];
  tab.listen(topic, (text) => heard.push(text));
  return heard;
}

/** Posts a raw message, chunk or not. */
function send(wire: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  wire.postMessage(message);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** As long as a very large cart, with surrogate pairs at the edges of its chunks. */
const long = `${"a".repeat(longestChunk - 1)}🎤${"ü".repeat(3 * longestChunk)}🎧`;

describe("Tabs", () => {
  it("send each other long messages in chunks of 10240 characters", async () => {
    const { sender, receiver, wire } = openTabs();
    const lengths: number[] = [];
    wire.addEventListener("message", ({ data }) => lengths.push(data.text.length));
    const heard = hear(receiver, "cart");
    sender.tell("cart", long);
    await settle();
    expect(heard).toEqual([long]);
    expect(lengths.slice(0, -1)).toEqual(lengths.slice(0, -1).map(() => 10_240));
    expect(lengths.at(-1)).toBeLessThanOrEqual(10_240);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(long.length);
  });

  it("keep the topics apart, and do not receive their own messages", async () => {
    const { sender, receiver } = openTabs();
    const topics = ["cart", "language", "consent", "user"] as const;
    const heard = topics.map((topic) => hear(receiver, topic));
    const own = hear(sender, "cart");
    for (const topic of topics) sender.tell(topic, `the ${topic}`);
    sender.tell("language", "");
    await settle();
    expect(heard).toEqual([["the cart"], ["the language", ""], ["the consent"], ["the user"]]);
    expect(own).toEqual([]);
  });

  it.each([
    ["first", 0],
    ["middle", 1],
    ["last", 2],
  ])("drop a message whose %s chunk was lost, and receive the next", async (_, lost) => {
    const { sender, receiver, wire } = openTabs();
    const heard = hear(receiver, "cart");
    for (const index of [0, 1, 2].filter((candidate) => candidate !== lost))
      send(wire, { tab: "x", message: 1, topic: "cart", index, count: 3, text: "part" });
    send(wire, { tab: "x", message: 2, topic: "cart", index: 0, count: 1, text: "whole" });
    sender.tell("cart", "another tab's");
    await settle();
    expect(heard).toEqual(["whole", "another tab's"]);
  });

  it("do not mix up what two tabs send at the same time", async () => {
    const { receiver, wire } = openTabs();
    const heard = hear(receiver, "cart");
    for (const index of [0, 1])
      for (const tab of ["x", "y"])
        send(wire, { tab, message: 1, topic: "cart", index, count: 2, text: tab + index });
    await settle();
    expect(heard).toEqual(["x0x1", "y0y1"]);
  });

  it("ignore what they cannot read", async () => {
    const { receiver, wire } = openTabs();
    const heard = hear(receiver, "cart");
    for (const message of [null, "cart", {}, { tab: "x", topic: "cart", text: 1 }])
      send(wire, message);
    await settle();
    expect(heard).toEqual([]);
  });

  it("receive nothing after they unsubscribe", async () => {
    const { sender, receiver } = openTabs();
    const heard: string[] = [];
    receiver.listen("user", (text) => heard.push(text))();
    sender.tell("user", "somebody");
    await settle();
    expect(heard).toEqual([]);
  });
});
