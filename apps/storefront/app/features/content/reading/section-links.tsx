import { useCurrentSection } from "./use-current-section.ts";

interface SectionLinksProps {
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** The sections of a page; the one that is read is marked. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const current = useCurrentSection(sections);
  return (
    <ul className="border-l border-line">
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? "location" : undefined}
            className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-14 text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-[current]:border-family aria-[current]:text-text"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
