import type { ManualView, ReadingSectionView } from "@autotune/contract";
import { Accordion } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { ReadingSections } from "../reading/reading-sections.tsx";
import { ManualBreadcrumb } from "./manual-breadcrumb.tsx";
import { ManualContents } from "./manual-contents.tsx";
import { ManualEnd } from "./manual-end.tsx";
import { ManualSearch } from "./manual-search.tsx";

interface ManualChapterProps {
  manual: ManualView;
  chapter: { slug: string; title: string; sections: readonly ReadingSectionView[] };
}

/** A chapter, with the manual's navigation beside it. */
export function ManualChapter({ manual, chapter }: ManualChapterProps) {
  const lang = langOf(manual.language, useLanguage());
  return (
    <div
      data-family={manual.products[0]?.family}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pt-8 md:grid-cols-[17rem_minmax(0,1fr)] md:pt-12 print:block"
    >
      <div className="max-md:hidden md:sticky print:hidden md:top-28 md:max-h-[calc(100dvh-8rem)] md:self-start md:overflow-y-auto">
        <ManualContents manual={manual} />
      </div>
      <div>
        <ManualBreadcrumb manual={manual} />
        <h1 lang={lang} className="mt-5 text-48">
          {chapter.title}
        </h1>
        <p className="mt-3 font-mono text-14 text-family">
          <Trans>Version {manual.version}</Trans>
        </p>
        <div className="mt-8 print:hidden">
          <ManualSearch key={`${manual.slug}/${chapter.slug}`} manual={manual} />
        </div>
        <div className="mt-6 md:hidden print:hidden">
          <Accordion
            items={[
              {
                key: "contents",
                title: <Trans>Contents</Trans>,
                content: <ManualContents manual={manual} />,
              },
            ]}
          />
        </div>
        <div className="mt-10">
          <ReadingSections sections={chapter.sections} lang={lang} />
        </div>
        <div className="mt-16 print:hidden">
          <ManualEnd manual={manual} slug={chapter.slug} />
        </div>
      </div>
    </div>
  );
}
