interface StoredText {
  /** Undefined where nothing is stored, or storage is blocked. */
  readonly read: () => string | undefined;
  /** Returns whether it was stored. */
  readonly save: (text: string) => boolean;
  readonly remove: () => void;
  /** Calls back when another tab has changed it. */
  readonly follow: (changed: (text: string | undefined) => void, signal: AbortSignal) => void;
}

/** A text under one key of the browser's storage, which may be blocked or full. */
export function storedText(key: string, storage = () => localStorage): StoredText {
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    save: (text) => {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Where storage is blocked, nothing is stored.
      }
    },
    follow: (changed, signal) =>
      addEventListener(
        "storage",
        (event) => {
          if (event.key === key) changed(event.newValue ?? undefined);
        },
        { signal },
      ),
  };
}
