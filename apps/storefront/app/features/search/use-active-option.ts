import { useState } from "react";

/** Which of the options of a list the arrow keys have come to. The focus itself stays in the field. */
export function useActiveOption(listId: string) {
  const [activeId, setActiveId] = useState<string>();
  const options = () => [
    ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
  ];

  return {
    activeId,
    reset: () => setActiveId(undefined),
    /** Past the last option, and before the first, is the field itself. */
    move(by: 1 | -1) {
      const all = options();
      const now = all.findIndex(({ id }) => id === activeId);
      const start = now === -1 && by === -1 ? all.length : now;
      const next = all[start + by];
      setActiveId(next?.id);
      next?.scrollIntoView({ block: "nearest" });
    },
    /** Says whether there was one to press. */
    press(): boolean {
      const active = options().find(({ id }) => id === activeId);
      active?.click();
      return active !== undefined;
    },
  };
}
