import type { ReadingSectionView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { HeadingLink } from "./heading-link.tsx";
import { ReadingParts } from "./reading-parts.tsx";

interface ReadingSectionsProps {
  sections: readonly ReadingSectionView[];
  /** The language of their words, where the page's is another one. */
  lang: Language | undefined;
}

/** The sections of a text; each can be linked to. */
export function ReadingSections({ sections, lang }: ReadingSectionsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      {sections.map(({ anchor, title, parts }) => (
        // A jump must not end under the bar.
        <section key={anchor} id={anchor} className="scroll-mt-28">
          <div className="group/heading mb-5 flex items-start gap-2">
            <h2 lang={lang} className="max-w-[26em] min-w-0 text-28 tracking-heading">
              {title}
            </h2>
            <HeadingLink anchor={anchor} title={title} />
          </div>
          <div lang={lang}>
            <ReadingParts parts={parts} title={title} />
          </div>
        </section>
      ))}
    </div>
  );
}
