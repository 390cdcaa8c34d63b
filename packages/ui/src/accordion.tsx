import { useId, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  items: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly content: ReactNode;
  }[];
  /** Opening one closes the one before. */
  exclusive?: boolean;
  size?: keyof typeof sizes;
}

const sizes = {
  medium: "min-h-14 py-3.5 text-16 font-medium",
  large: "py-6 font-display text-22 font-semibold tracking-heading",
};

/** Titles that open. Works without a script. */
export function Accordion({ items, exclusive = false, size = "medium" }: AccordionProps) {
  const name = useId();
  return (
    <div className="border-t border-line">
      {items.map(({ key, title, content }) => (
        <details
          key={key}
          name={exclusive ? name : undefined}
          className="group accordion border-b border-line"
        >
          <summary
            className={`flex cursor-pointer list-none items-center justify-between gap-6 rounded-10 transition-colors duration-150 hover:text-family [&::-webkit-details-marker]:hidden ${sizes[size]}`}
          >
            <span className="min-w-0">{title}</span>
            <Icon
              name="chevron"
              className="size-4.5 text-muted transition-transform duration-200 ease-out group-open:rotate-180"
            />
          </summary>
          <div className="max-w-[68ch] pr-10 pb-5 text-16 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
