import { expect, test } from "vitest";
import { withIdsOf } from "./with-ids-of.ts";

test("rows and the rows in them get the ids of the saved document", () => {
  const saved = {
    id: 7,
    title: "Title",
    blocks: [{ id: "a", headline: "One", items: [{ id: "b", question: "Why?" }] }],
  };
  const data = {
    title: "Título",
    blocks: [{ headline: "Uno", items: [{ question: "¿Por qué?" }] }],
  };
  expect(withIdsOf(saved, data)).toEqual({
    title: "Título",
    blocks: [{ id: "a", headline: "Uno", items: [{ id: "b", question: "¿Por qué?" }] }],
  });
});

test("a language with other rows than the saved document is refused", () => {
  expect(() => withIdsOf({ blocks: [{ id: "a" }] }, { blocks: [] })).toThrow("different lengths");
});
