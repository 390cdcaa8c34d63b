import { afterEach, describe, expect, it } from "vitest";
import { longestChunk, Tabs, type TabTopic } from "./tab-channel.ts";

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
function receive(tab: Tabs, topic: TabTopic): string[] {
  const received: string[] = [];
  tab.listen(topic, (text) => received.push(text));
  return received;
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
    const received = receive(receiver, "cart");
    sender.send("cart", long);
    await settle();
    expect(received).toEqual([long]);
    expect(lengths.slice(0, -1)).toEqual(lengths.slice(0, -1).map(() => 10_240));
    expect(lengths.at(-1)).toBeLessThanOrEqual(10_240);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(long.length);
  });

  it("keep the topics apart, and do not receive their own messages", async () => {
    const { sender, receiver } = openTabs();
    const topics = ["cart", "language", "consent", "user"] as const;
    const received = topics.map((topic) => receive(receiver, topic));
    const own = receive(sender, "cart");
    for (const topic of topics) sender.send(topic, `the ${topic}`);
    sender.send("language", "");
    await settle();
    expect(received).toEqual([["the cart"], ["the language", ""], ["the consent"], ["the user"]]);
    expect(own).toEqual([]);
  });

  it.each([
    ["first", 0],
    ["middle", 1],
    ["last", 2],
  ])("drop a message whose %s chunk was lost, and receive the next", async (_, lost) => {
    const { sender, receiver, wire } = openTabs();
    const received = receive(receiver, "cart");
    for (const index of [0, 1, 2].filter((candidate) => candidate !== lost))
      send(wire, { tab: "x", message: 1, topic: "cart", index, count: 3, text: "part" });
    send(wire, { tab: "x", message: 2, topic: "cart", index: 0, count: 1, text: "whole" });
    sender.send("cart", "another tab's");
    await settle();
    expect(received).toEqual(["whole", "another tab's"]);
  });

  it("do not mix up what two tabs send at the same time", async () => {
    const { receiver, wire } = openTabs();
    const received = receive(receiver, "cart");
    for (const index of [0, 1])
      for (const tab of ["x", "y"])
        send(wire, { tab, message: 1, topic: "cart", index, count: 2, text: tab + index });
    await settle();
    expect(received).toEqual(["x0x1", "y0y1"]);
  });

  it("ignore what they cannot read", async () => {
    const { receiver, wire } = openTabs();
    const received = receive(receiver, "cart");
    for (const message of [null, "cart", {}, { tab: "x", topic: "cart", text: 1 }])
      send(wire, message);
    await settle();
    expect(received).toEqual([]);
  });

  it("receive nothing after they unsubscribe", async () => {
    const { sender, receiver } = openTabs();
    const received: string[] = [];
    receiver.listen("user", (text) => received.push(text))();
    sender.send("user", "somebody");
    await settle();
    expect(received).toEqual([]);
  });
});
