import { expect, test } from "vitest";
import { isPersonBusy, type BusyPage } from "./is-person-busy.ts";

interface Doing {
  readonly layer?: boolean;
  /** The element with the focus, and whether it is in a form. */
  readonly focused?: string;
  readonly inForm?: boolean;
  readonly typed?: readonly string[];
  readonly hidden?: boolean;
  readonly hasCart?: boolean;
  readonly isListening?: boolean;
}

function isBusy(doing: Doing): boolean {
  const { layer = false, focused = "body", inForm = false, typed = [], hidden = false } = doing;
  const part: unknown = {
    visibilityState: hidden ? "hidden" : "visible",
    querySelector: () => (layer ? {} : null),
    querySelectorAll: () => typed.map((value) => ({ value })),
    activeElement: {
      matches: (list: string) => list.split(/[ :,]+/).includes(focused),
      closest: () => (inForm ? {} : null),
    },
  };
  const { hasCart = false, isListening = false } = doing;
  return isPersonBusy(part as BusyPage, { hasCart, isListening });
}

test.each<[string, Doing, boolean]>([
  ["reads the page", {}, false],
  ["has a button under the fingers", { focused: "button" }, false],
  ["sees empty forms", { typed: ["", " "] }, false],
  ["has a filled cart", { hasCart: true }, true],
  ["listens", { isListening: true }, true],
  ["has a dialog or a menu open", { layer: true }, true],
  ["types", { focused: "input" }, true],
  ["writes", { focused: "textarea" }, true],
  ["is at the button of a form", { focused: "button", inForm: true }, true],
  ["left a form half filled", { typed: ["", "ana@"] }, true],
  ["looks at another tab", { hidden: true }, true],
])("[POP-01] a person who %s: %o is busy: %s", (_who, doing, busy) => {
  expect(isBusy(doing)).toBe(busy);
});
