import type { KeyboardEvent } from "react";

const typedTypes: ReadonlySet<string> = new Set(["text", "email", "password"]);

/** Enter goes to the next field that is typed in; in the last one it sends the form, as ever. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  // Enter that ends the composing of a character is not meant for the form.
  if (event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll("input")].filter(({ type }) =>
    typedTypes.has(type),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!fields.includes(target) || next === undefined) return;
  event.preventDefault();
  next.focus();
}
