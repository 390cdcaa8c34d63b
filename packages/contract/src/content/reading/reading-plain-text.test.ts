import { expect, it } from "vitest";
import { readingPlainText } from "./reading-plain-text.ts";

it("gives the words of every kind of part, in their order", () => {
  expect(
    readingPlainText([
      { kind: "text", text: ["Turn ", { mark: "strong", text: "Retune" }, " down."] },
      { kind: "steps", items: [["Listen."], [{ href: "/about", text: "Ask us" }, "."]] },
      { kind: "note", text: ["Not chromatic."] },
      { kind: "table", head: [["Key"], ["Notes"]], rows: [[["C"], []]] },
      { kind: "picture", shows: { product: "auto-tune-pro" }, caption: "The graph." },
      { kind: "figure", value: "12 ms", label: "the delay a singer notices" },
    ]),
  ).toBe(
    "Turn Retune down.\nListen.\nAsk us.\nNot chromatic.\nKey · Notes\nC · \nThe graph.\n12 ms: the delay a singer notices",
  );
});
