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

/**
 * A value under one key of the browser's storage, as JSON. Other releases and other tabs write it too: `parse` returns
 * undefined for what it cannot read.
 */
export function storedJson<Value>(
  key: string,
  parse: (value: unknown) => Value | undefined,
  storage?: () => Storage,
) {
  const { read, save, remove, follow } = storedText(key, storage);
  return {
    /** Undefined where nothing readable is stored, or storage is blocked. */
    read: (): Value | undefined => {
      const text = read();
      if (text === undefined) return undefined;
      try {
        return parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    /** Returns whether it was stored. */
    save: (value: Value): boolean => save(JSON.stringify(value)),
    remove,
    follow,
  };
}

/** For `parse`: the texts of a list; undefined for any other value. */
export function readTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : undefined;
}
