import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useCurrentSection } from "./use-current-section.ts";

interface ContentsListProps {
  sections: readonly { readonly anchor: string; readonly title: string }[];
  /** The language of the titles, where the page's is another one. */
  lang: Language | undefined;
}

/** What stands on the page, and where the reader is. */
export function ContentsList({ sections, lang }: ContentsListProps) {
  const titleId = useId();
  const current = useCurrentSection(sections);
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="font-mono text-14 font-medium tracking-normal text-faint">
        <Trans>On this page</Trans>
      </h2>
      <ul lang={lang} className="mt-3 border-l border-line">
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
    </nav>
  );
}
