import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { SectionLinks } from "./section-links.tsx";

interface ContentsListProps {
  sections: readonly { readonly anchor: string; readonly title: string }[];
  /** The language of the titles, where the page's is another one. */
  lang: Language | undefined;
}

/** What stands on the page, and where the reader is. */
export function ContentsList({ sections, lang }: ContentsListProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="font-mono text-14 font-medium tracking-normal text-faint">
        <Trans>On this page</Trans>
      </h2>
      <div lang={lang} className="mt-3">
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}
