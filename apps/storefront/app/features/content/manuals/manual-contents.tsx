import type { ManualChapterView, ManualView } from "@autotune/contract";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { useCurrentSection } from "../reading/use-current-section.ts";

/** The chapters of a manual; the current one shows its sections. */
export function ManualContents({ manual }: { manual: ManualView }) {
  const { t } = useLingui();
  const lang = langOf(manual.language, useLanguage());
  const { chapter: read } = manual;
  return (
    <nav aria-label={t`Contents of ${manual.title}`}>
      <ol lang={lang} className="grid gap-0.5">
        {manual.chapters.map((chapter) => (
          <li key={chapter.slug}>
            <Link
              to={chapter.href}
              aria-current={chapter.slug === read?.slug ? "page" : undefined}
              className="block rounded-10 px-3 py-2 text-16 text-muted -outline-offset-2 transition-colors duration-150 hover:bg-surface-2 hover:text-text aria-[current]:bg-family/12 aria-[current]:font-medium aria-[current]:text-text"
            >
              {chapter.title}
            </Link>
            {chapter.slug === read?.slug ? <SectionLinks sections={chapter.sections} /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionLinks({ sections }: { sections: ManualChapterView["sections"] }) {
  const current = useCurrentSection(sections);
  return (
    <ul className="my-2 ml-3 border-l border-line">
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
