import { expect, test } from "vitest";
import { isPersonBusy } from "./is-person-busy.ts";

type Page = Parameters<typeof isPersonBusy>[0];

function page({ layer = false, focused = "body", hidden = false } = {}): Page {
  const element = (is: string) => ({
    matches: (list: string) => list.split(/[ :,]+/).includes(is),
  });
  const part: unknown = {
    visibilityState: hidden ? "hidden" : "visible",
    querySelector: () => (layer ? {} : null),
    activeElement: element(focused),
  };
  return part as Page;
}

test.each([
  ["reads the page", {}, false],
  ["has a button under the fingers", { focused: "button" }, false],
  ["has a dialog or a menu open", { layer: true }, true],
  ["types", { focused: "input" }, true],
  ["writes", { focused: "textarea" }, true],
  ["looks at another tab", { hidden: true }, true],
] as const)("a person who %s is busy: %o → %s", (_who, situation, busy) => {
  expect(isPersonBusy(page(situation))).toBe(busy);
});
