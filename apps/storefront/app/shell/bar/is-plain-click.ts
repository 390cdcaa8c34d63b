type ClickKeys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** With one of these keys another tab or window is asked for: that is the link's business. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
