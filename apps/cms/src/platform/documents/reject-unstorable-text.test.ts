import { expect, test } from "vitest";
import { findUnstorableText } from "./reject-unstorable-text.ts";

test("a text that no table can store is found at its field, in whichever row", () => {
  const document = {
    title: "Title",
    order: 1,
    picture: null,
    blocks: [{ headline: "One" }, { headline: "a\0b", rows: [{ text: "\0" }] }],
    file: new Uint8Array([0]),
  };
  expect(findUnstorableText(document)).toEqual(["blocks.1.headline", "blocks.1.rows.0.text"]);
});
