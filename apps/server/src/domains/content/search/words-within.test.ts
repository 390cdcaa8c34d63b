import { describe, expect, it } from "vitest";
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
  ).toBe(
    "First steps Turn Retune, down One Two Key · Scale · C The graph. A desk. 12 ms the delay",
  );
});

/** As the database returns an object: its fields by length, then by the alphabet. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(fields.map(([name, inner]) => [name, stored(inner)]));
}

describe("what is stored in another order", () => {
  it.each([
    [
      "each question before its answer",
      {
        block: "faq",
        headline: "Questions",
        items: [
          { question: "Is it live?", answer: "Yes." },
          { question: "Is it good?", answer: "Very." },
        ],
      },
      "Questions Is it live? Yes. Is it good? Very.",
    ],
    [
      "what is above a headline, the headline, the text",
      {
        block: "families",
        headline: "All",
        text: "Choose.",
        cards: [{ family: "auto-tune", eyebrow: "Pitch", headline: "In tune", text: "Always." }],
      },
      "All Choose. Pitch In tune Always.",
    ],
    [
      "the title of a row before its text",
      { block: "featureRows", headline: "Why", rows: [{ title: "Fast", text: "No delay." }] },
      "Why Fast No delay.",
    ],
    [
      "what is small at the end",
      {
        block: "hero",
        finePrint: "No card.",
        headline: "Sing",
        text: "Now.",
        actions: [{ label: "Try", link: { to: "url", url: "/" } }],
      },
      "Sing Now. Try No card.",
    ],
    [
      "the cells of tables apart",
      [
        {
          block: "compareTable",
          headline: "Compare",
          groups: [{ title: "Modes", rows: [{ name: "Graph", cells: [true, "later"] }] }],
        },
        { groups: [{ title: "Computer", rows: [{ name: "Memory", value: "8 GB" }] }] },
      ],
      "Compare Modes Graph · later Computer Memory · 8 GB",
    ],
  ])("is read in its own: %s", (_, written, read) => {
    expect(wordsWithin(stored(written))).toBe(read);
  });
});
