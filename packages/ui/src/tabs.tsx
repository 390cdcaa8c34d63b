import { useId, type KeyboardEvent, type ReactNode } from "react";

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { readonly name: Name; readonly title: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** While something runs that belongs to the tab that is shown. */
  blocked?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  blocked = false,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const tabId = (name: Name) => `${id}-${name}`;

  // The arrow keys go around the tabs; what has the focus is selected.
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || blocked) return;
    const from = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[(from + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(tabId(next.name))?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto rounded-full border border-line bg-background p-1 [scrollbar-width:none]"
      >
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            aria-disabled={blocked && name !== selected}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => (blocked ? undefined : onSelect(name))}
            className="min-h-10 flex-1 rounded-full px-3 py-1.5 text-14 font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-disabled:opacity-50 aria-selected:bg-surface-3 aria-selected:text-text"
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </>
  );
}
