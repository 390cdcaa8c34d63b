import type { ReadingSectionView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { HeadingLink } from "./heading-link.tsx";
import { ReadingParts } from "./reading-parts.tsx";

interface ReadingSectionsProps {
  /** Of their titles: below a chapter's where several are on one page. */
  level?: 2 | 3;
  sections: readonly ReadingSectionView[];
  /** The language of their words, where the page's is another one. */
  lang: Language | undefined;
}

/** The sections of a text; each can be linked to. */
export function ReadingSections({ sections, lang, level = 2 }: ReadingSectionsProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 print:block">
      {sections.map(({ anchor, title, parts }) => (
        // A jump must not end under the bar.
        <section key={anchor} id={anchor} className="scroll-mt-28 print:mt-8">
          <div className="group/heading mb-5 flex items-start gap-2">
            <Heading lang={lang} className="max-w-[26em] min-w-0 text-28 tracking-heading">
              {title}
            </Heading>
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
