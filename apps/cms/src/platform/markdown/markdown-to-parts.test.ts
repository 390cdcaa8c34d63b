import type { ReadingPart } from "@autotune/contract";
import { expect, test } from "vitest";
import { markdownToParts } from "./markdown-to-parts.ts";

const read: [typed: string, parts: ReadingPart[]][] = [
  ["", []],
  ["One\nparagraph.", [{ kind: "text", text: ["One paragraph."] }]],
  [
    "One.\n\nTwo.",
    [
      { kind: "text", text: ["One."] },
      { kind: "text", text: ["Two."] },
    ],
  ],
  ["- Sing\n- Listen", [{ kind: "list", items: [["Sing"], ["Listen"]] }]],
  ["* Sing\n\n* Listen", [{ kind: "list", items: [["Sing"], ["Listen"]] }]],
  ["1. Sing\n2. Listen", [{ kind: "steps", items: [["Sing"], ["Listen"]] }]],
  ["1. Sing\n1. Listen", [{ kind: "steps", items: [["Sing"], ["Listen"]] }]],
  ["> Turn it down\n> first.", [{ kind: "note", text: ["Turn it down first."] }]],
  [
    "Set **Retune** to *slow*, not `0`.",
    [
      {
        kind: "text",
        text: [
          "Set ",
          { mark: "strong", text: "Retune" },
          " to ",
          { mark: "emphasis", text: "slow" },
          ", not ",
          { mark: "code", text: "0" },
          ".",
        ],
      },
    ],
  ],
  [
    "[A lesson](/learning-center/even-out-a-voice#why)[x](#why)[y](mailto:help@shop.test)",
    [
      {
        kind: "text",
        text: [
          { href: "/learning-center/even-out-a-voice#why", text: "A lesson" },
          { href: "#why", text: "x" },
          { href: "mailto:help@shop.test", text: "y" },
        ],
      },
    ],
  ],
  [
    "<https://a.test/b>",
    [{ kind: "text", text: [{ href: "https://a.test/b", text: "https://a.test/b" }] }],
  ],
  [
    "| Ratio | Away |\n| --- | --- |\n| 2:1 | **4 dB** |\n| 4:1 |",
    [
      {
        kind: "table",
        head: [["Ratio"], ["Away"]],
        rows: [
          [["2:1"], [{ mark: "strong", text: "4 dB" }]],
          [["4:1"], []],
        ],
      },
    ],
  ],
  [
    "「**強調**」です。**声**を",
    [
      {
        kind: "text",
        text: [
          "「",
          { mark: "strong", text: "強調" },
          "」です。",
          { mark: "strong", text: "声" },
          "を",
        ],
      },
    ],
  ],
  [
    "**피치**를 *천천히*만",
    [
      {
        kind: "text",
        text: [{ mark: "strong", text: "피치" }, "를 ", { mark: "emphasis", text: "천천히" }, "만"],
      },
    ],
  ],
  [
    "![The window, open](product:auto-tune-pro)",
    [{ kind: "picture", shows: { product: "auto-tune-pro" }, caption: "The window, open" }],
  ],
  [
    "One.\n\n![A \\* and\na \\[key\\]](picture:12)\n\nTwo.",
    [
      { kind: "text", text: ["One."] },
      { kind: "picture", shows: { picture: "12" }, caption: "A * and a [key]" },
      { kind: "text", text: ["Two."] },
    ],
  ],
  [
    "12 ms\n: the delay that\na singer notices",
    [{ kind: "figure", value: "12 ms", label: "the delay that a singer notices" }],
  ],
  ["±50 cents\n:off: at most", [{ kind: "figure", value: "±50 cents", label: "off: at most" }]],
  ["Two:\nthings\n\\: and a colon", [{ kind: "text", text: ["Two: things : and a colon"] }]],
  ["A \\< B \\*and\\* C & D, 2026\\. E", [{ kind: "text", text: ["A < B *and* C & D, 2026. E"] }]],
];

test.each(read)("%j is understood", (typed, parts) => {
  expect(markdownToParts(typed)).toEqual({ ok: true, parts });
});

const rejected: [typed: string, sentence: string][] = [
  ["# Title", "Line 1: Headings aren’t allowed"],
  ["One.\n\nTitle\n=====", "Line 3: Headings aren’t allowed"],
  ["<script>alert(1)</script>", "Line 1: HTML isn’t allowed"],
  ["Press <b>here</b>.", "Line 1: HTML isn’t allowed"],
  ["![A face](/face.png)", "Line 1: Type an image as ![Caption](product:auto-tune-pro)"],
  ["![A face](https://a.test/face.png)", "Line 1: Type an image as"],
  ["![A face](product:auto tune)", "Line 1: Type an image as"],
  ["![A face](product:../x)", "Line 1: Type an image as"],
  ["![A face](picture:first)", "Line 1: Type an image as"],
  ["![A face](product:auto-tune-pro#)", "Line 1: Type an image as"],
  ["![A face](picture:12#window)", "Line 1: Type an image as"],
  ["![A face](picture:0)", "Line 1: Type an image as"],
  ["One.\n\n![A face][face]\n\n[face]: /face.png", "Line 3: Type an image as"],
  ["See ![this](picture:12).", "Line 1: An image needs its own paragraph"],
  ["One.\n\n![a](picture:1)\n![b](picture:2)", "Line 3: An image needs its own paragraph"],
  ["- ![a](picture:1)", "Line 1: An image needs its own paragraph"],
  ["> ![a](picture:1)", "Line 1: An image needs its own paragraph"],
  ["![](picture:12)", "Line 1: An image needs a caption"],
  ['![a](picture:12 "b")', "Line 1: An image can’t have a title"],
  ["![a **b**](picture:12)", "Line 1: A caption can’t have formatting or links"],
  ["![a _b_](picture:12)", "Line 1: A caption can’t have formatting or links"],
  ["[A face](product:auto-tune-pro)", "Line 1: Links have to go to"],
  ["12 ms\n\n: the delay", "Line 3: A figure takes two lines"],
  ["12\nms\n: the delay", "Line 1: A figure takes two lines"],
  ["12 ms\n: one\n: two", "Line 1: A figure takes two lines"],
  ["12 ms\n:", "Line 1: A figure takes two lines"],
  ["**12 ms**\n: the delay", "Line 1: A figure can’t have formatting or links"],
  ["12 ms\n: the [delay](/about)", "Line 1: A figure can’t have formatting or links"],
  ["```\ncode\n```", "Line 1: Code blocks"],
  ["    code", "Line 1: Code blocks"],
  ["One.\n\n---\n\nTwo.", "Line 3: Divider lines"],
  ["One  \nTwo", "Line 1: Lines can’t break within a paragraph"],
  ["[a][b]\n\n[b]: /c", "Line 1: Put the link’s URL in the sentence"],
  ["[a](http://a.test)", "Line 1: Links have to go to"],
  ["[a](javascript:alert)", "Line 1: Links have to go to"],
  ["[a](//other.example)", "Line 1: Links have to go to"],
  ["[a](/\\other.example)", "Line 1: Links have to go to"],
  ["[a](/&#9;/other.example)", "Line 1: Links have to go to"],
  ["[a](/&#10;/other.example)", "Line 1: Links have to go to"],
  ["[a](//a.test)", "Line 1: Links have to go to"],
  ["[a](relative)", "Line 1: Links have to go to"],
  ["[](/b)", "Line 1: A link has no words"],
  ['[a](/b "title")', "Line 1: Links can’t have a title"],
  ["**strong *and* more**", "Line 1: Formatting and links can’t be nested"],
  ["[**a**](/b)", "Line 1: Formatting and links can’t be nested"],
  ["2026. A year", "Line 1: Numbered steps start at 1. For a number in a sentence, type 2026\\."],
  ["**「強調」**です", "Line 1: This asterisk doesn’t format anything"],
  ["- *「強調」*です", "Line 1: This asterisk doesn’t format anything"],
  ['한 줄.\n\n**"피치"**를', "Line 3: This asterisk doesn’t format anything"],
  ["| a |\n| - |\n| **（声）**は |", "Line 3: This asterisk doesn’t format anything"],
  ["Two ** asterisks", "Line 1: This asterisk doesn’t format anything"],
  ["- One\n  - Two", "Line 2: A list item can only be one paragraph"],
  ["- One\n\n  Two", "Line 3: A list item can only be one paragraph"],
  ["- > One", "Line 1: A list item can only be one paragraph"],
  ["-\n- One", "Line 1: A list item is empty"],
  ["> One\n>\n> Two", "Line 1: A note can only be one paragraph"],
  ["> - One", "Line 1: A note can only be one paragraph"],
  ["| a |\n| - |\n| b | c |", "Line 1: A table row has more cells than the header"],
];

test.each(rejected)("%j is rejected", (typed, sentence) => {
  expect(markdownToParts(typed)).toEqual({
    ok: false,
    reason: expect.stringContaining(sentence),
  });
});
