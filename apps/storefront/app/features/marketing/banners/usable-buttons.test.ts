import { expect, test } from "vitest";
import { usableButtons } from "./usable-buttons.ts";

const whole = { action: "go_to", btn_text: "Look", value: "/products" } as const;

test("[BAN-02] a button with action, text and value is used", () => {
  expect(usableButtons([whole])).toEqual([whole]);
});

test.each([
  { ...whole, btn_text: "" },
  { ...whole, btn_text: "  " },
  { ...whole, value: "" },
  { ...whole, value: " " },
])("[BAN-02] $action “$btn_text” “$value” is incomplete and left out", (button) => {
  expect(usableButtons([button, whole])).toEqual([whole]);
});
