type ClickKeys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** These keys open another tab or window: the browser handles that. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
