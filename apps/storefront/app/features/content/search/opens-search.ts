const typedInto = "input, textarea, select, [contenteditable]";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented" | "target"
>;

/** Ctrl or Cmd with K, or a slash outside of text fields. */
export function opensSearch(pressed: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = pressed;
  if (defaultPrevented || altKey) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === "k";
  // Some keyboard layouts need Shift for the slash.
  return !ctrlKey && key === "/" && !isTypedInto(target);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}
