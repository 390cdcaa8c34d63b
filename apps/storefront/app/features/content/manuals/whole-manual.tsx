import type { ManualTextView, ManualView } from "@autotune/contract";
import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { ReadingSections } from "../reading/reading-sections.tsx";
import { ManualBreadcrumb } from "./manual-breadcrumb.tsx";

interface WholeManualProps {
  manual: ManualView;
  chapters: readonly ManualTextView[];
}

/** All chapters one below the other, to be printed or searched by the browser. */
export function WholeManual({ manual, chapters }: WholeManualProps) {
  const lang = langOf(manual.language, useLanguage());
  return (
    <div data-family={manual.products[0]?.family} className="wrap pt-8 md:pt-12">
      <ManualBreadcrumb manual={manual} />
      <h1 lang={lang} className="mt-5 text-48">
        {manual.title}
      </h1>
      <p lang={lang} className="mt-4 max-w-[60ch] text-18 text-muted">
        {manual.summary}
      </p>
      <p className="mt-3 font-mono text-14 text-family">
        <Trans>Version {manual.version}</Trans>
      </p>
      <p className="mt-6 print:hidden">
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </p>
      <ol lang={lang} className="mt-10 grid gap-1.5 text-16">
        {chapters.map(({ slug, title }, place) => (
          <li key={slug}>
            <a href={`#${slug}`} className="inline-block rounded-10 py-1 hover:text-family">
              <span className="mr-3 font-mono text-14 text-family">{place + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {chapters.map((chapter) => (
        <section
          key={chapter.slug}
          id={chapter.slug}
          className="mt-20 scroll-mt-28 print:mt-0 print:break-before-page"
        >
          <h2 lang={lang} className="text-36">
            {chapter.title}
          </h2>
          <div className="mt-10">
            <ReadingSections sections={anchored(chapter)} lang={lang} level={3} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Two chapters may have a section of the same anchor. */
function anchored({ slug, sections }: ManualTextView): ManualTextView["sections"] {
  return sections.map((section) => ({ ...section, anchor: `${slug}-${section.anchor}` }));
}
