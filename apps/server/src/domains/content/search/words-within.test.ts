import { expect, it } from "vitest";
import { wordsWithin } from "./words-within.ts";

it("reads the texts of blocks and none of their references", () => {
  expect(
    wordsWithin([
      {
        block: "hero",
        headline: "Sing it",
        text: "As you\n\nmeant it.",
        actions: [{ label: "Try free", link: { to: "page", key: "free-download" } }],
      },
      {
        block: "toolShelf",
        headline: "All tools",
        text: "",
        shelves: [{ family: "auto-tune", title: "Editions", products: ["auto-tune-pro"] }],
      },
    ]),
  ).toBe("Sing it As you meant it. Try free All tools Editions");
});

it("reads rich text, marks and links without their targets", () => {
  const paragraph = [
    "Turn ",
    { mark: "strong", text: "Retune" },
    ", ",
    { href: "/x", text: "down" },
  ];
  expect(
    wordsWithin([
      {
        anchor: "first-steps",
        title: "First steps",
        parts: [
          { kind: "text", text: paragraph },
          { kind: "steps", items: [["One"], ["Two"]] },
          { kind: "table", head: [["Key"], ["Scale"]], rows: [[["C"], []]] },
          { kind: "picture", shows: { product: "auto-tune-pro" }, caption: "The graph." },
          { kind: "picture", shows: { picture: "12" }, caption: "A desk." },
          { kind: "figure", value: "12 ms", label: "the delay" },
        ],
      },
    ]),
  ).toBe("First steps Turn Retune, down One Two Key Scale C The graph. A desk. 12 ms the delay");
});
