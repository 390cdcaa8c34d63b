import type { ManualChapterView, ManualView } from "@autotune/contract";
import { linkTo, type Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { NextStep, type Step } from "../reading/next-step.tsx";

interface ManualEndProps {
  manual: ManualView;
  /** The chapter that ends here. */
  slug: string;
}

/** The end of a chapter: the next one, or after the last one the lessons. */
export function ManualEnd({ manual, slug }: ManualEndProps) {
  const language = useLanguage();
  const lang = langOf(manual.language, language);
  const place = manual.chapters.findIndex((chapter) => chapter.slug === slug);
  const next = manual.chapters[place + 1];
  const previous = place > 0 ? manual.chapters[place - 1] : undefined;
  const [product] = manual.products;
  const lessons = linkTo("LearningCenter", {}, language);
  return (
    <NextStep
      family={product?.family}
      step={{
        pid: product?.pid,
        ...(next === undefined
          ? lessonsStep(product === undefined ? lessons : `${lessons}?product=${product.path}`)
          : chapterStep(manual, next, lang)),
      }}
      links={
        previous === undefined
          ? []
          : [
              {
                href: previous.href,
                label: <Trans>Previous chapter</Trans>,
                title: previous.title,
                lang,
              },
            ]
      }
    />
  );
}

type Words = Omit<Step, "pid">;

function chapterStep(
  manual: ManualView,
  { title, href, sections }: ManualChapterView,
  lang: Language | undefined,
): Words {
  return {
    eyebrow: <span lang={lang}>{manual.title}</span>,
    title,
    lang,
    text: sections.map((section) => section.title).join(" · "),
    action: {
      href,
      label: (
        <span>
          <Trans>Next chapter</Trans>
          <span lang={lang} className="sr-only">
            : {title}
          </span>
        </span>
      ),
    },
  };
}

function lessonsStep(href: string): Words {
  return {
    eyebrow: <Trans>That was the last chapter</Trans>,
    title: <Trans>Put it to work</Trans>,
    text: <Trans>Short lessons, one step at a time, on your own vocal.</Trans>,
    lang: undefined,
    action: { href, label: <Trans>See the lessons</Trans> },
  };
}
