import { useState } from "react";

/** The active option of a list, moved by the arrow keys. The focus itself stays in the field. */
export function useActiveOption(listId: string) {
  const [activeId, setActiveId] = useState<string>();
  const options = () => [
    ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
  ];

  return {
    activeId,
    reset: () => setActiveId(undefined),
    /** After the last option, and before the first, is the field itself. */
    move(by: 1 | -1) {
      const all = options();
      const now = all.findIndex(({ id }) => id === activeId);
      const start = now === -1 && by === -1 ? all.length : now;
      const next = all[start + by];
      setActiveId(next?.id);
      next?.scrollIntoView({ block: "nearest" });
    },
    /** Returns whether there was an option to click. */
    press(): boolean {
      const active = options().find(({ id }) => id === activeId);
      active?.click();
      return active !== undefined;
    },
  };
}
