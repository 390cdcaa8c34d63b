import type { Family } from "@autotune/contract";
import { useLingui } from "@lingui/react/macro";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { FamilyDot } from "./family-dot.tsx";
import { FamilyTitle, menuFamilies } from "./family-title.tsx";

/** Milliseconds. A mouse on its way to the products crosses other tabs. */
const restsAfter = 90;

export const familyTabId = (family: Family) => `products-menu-${family}`;
export const familyPanelId = "products-menu-family";

interface FamilyTabsProps {
  selected: Family;
  onSelect: (family: Family) => void;
}

/** Vertical tabs; the arrow keys wrap around, and focus selects. */
export function FamilyTabs({ selected, onSelect }: FamilyTabsProps) {
  const { t } = useLingui();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const move = (event: KeyboardEvent) => {
    const next = familyAfter(selected, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(familyTabId(next))?.focus();
  };
  const rest = (family: Family, { pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(resting.current);
    resting.current = setTimeout(() => onSelect(family), restsAfter);
  };

  return (
    <div
      role="tablist"
      aria-label={t`Product families`}
      aria-orientation="vertical"
      onKeyDown={move}
      onPointerLeave={() => clearTimeout(resting.current)}
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
    >
      {menuFamilies.map((family) => (
        <button
          key={family}
          type="button"
          role="tab"
          id={familyTabId(family)}
          data-family={family}
          aria-selected={family === selected}
          aria-controls={familyPanelId}
          tabIndex={family === selected ? 0 : -1}
          onClick={() => onSelect(family)}
          onPointerEnter={(event) => rest(family, event)}
          className="flex min-h-14 items-center gap-3.5 rounded-16 px-4 py-2 text-left font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-selected:bg-surface-3/70 aria-selected:text-text"
        >
          <FamilyDot family={family} />
          <span className="min-w-0 hyphens-auto wrap-anywhere">
            <FamilyTitle family={family} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** Which tab a key leads to. */
function familyAfter(family: Family, key: string): Family | undefined {
  const from = menuFamilies.indexOf(family);
  switch (key) {
    case "ArrowDown":
      return menuFamilies[(from + 1) % menuFamilies.length];
    case "ArrowUp":
      return menuFamilies.at(from - 1);
    case "Home":
      return menuFamilies[0];
    case "End":
      return menuFamilies.at(-1);
    default:
      return undefined;
  }
}
