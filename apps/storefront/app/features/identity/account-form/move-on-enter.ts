import type { KeyboardEvent } from "react";

const typedTypes: ReadonlySet<string> = new Set(["text", "email", "password"]);

/** Enter moves to the next text field; in the last one it submits the form, as usual. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  // Enter that ends an IME composition is not meant for the form.
  if (event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll("input")].filter(({ type }) =>
    typedTypes.has(type),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!fields.includes(target) || next === undefined) return;
  event.preventDefault();
  next.focus();
}
