import type { ManualView } from "@autotune/contract";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { SectionLinks } from "../reading/section-links.tsx";

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
            {chapter.slug === read?.slug ? (
              <div className="my-2 ml-3">
                <SectionLinks sections={chapter.sections} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
