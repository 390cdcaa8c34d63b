import type { ManualView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { ManualBreadcrumb } from "./manual-breadcrumb.tsx";
import { ManualSearch } from "./manual-search.tsx";

/** The title page of a manual, with its contents. */
export function ManualFirstPage({ manual }: { manual: ManualView }) {
  const lang = langOf(manual.language, useLanguage());
  const [product] = manual.products;
  return (
    <div data-family={product?.family} className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -z-1 h-160 bg-[radial-gradient(55%_60%_at_72%_35%,color-mix(in_oklch,var(--family-glow)_45%,transparent),transparent_72%)]" />
      <header className="wrap grid items-center gap-x-16 gap-y-10 pt-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:pt-14">
        <div>
          <ManualBreadcrumb manual={manual} />
          <h1 lang={lang} className="mt-6 text-64">
            {manual.title}
          </h1>
          <p lang={lang} className="mt-5 max-w-[52ch] text-18 text-muted">
            {manual.summary}
          </p>
          <p className="mt-5 font-mono text-14 text-family">
            <Trans>Version {manual.version}</Trans>
          </p>
          <p className="mt-6 print:hidden">
            <Link
              to={manual.wholeHref}
              className="underline decoration-family/60 underline-offset-4 transition-colors duration-150 hover:decoration-family"
            >
              <Trans>Read or print the whole manual on one page</Trans>
            </Link>
          </p>
        </div>
        {product === undefined ? null : (
          <div className="rounded-24 drop-shadow-[0_30px_70px_var(--family-glow)]">
            <ProductImage pid={product.pid} sizes="(min-width: 62rem) 34rem, 92vw" eager />
          </div>
        )}
      </header>
      <div className="wrap mt-14 print:hidden">
        <ManualSearch manual={manual} />
      </div>
      <section className="wrap mt-14">
        <h2 className="text-36">
          <Trans>Contents</Trans>
        </h2>
        <ol lang={lang} className="mt-7 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {manual.chapters.map((chapter, place) => (
            <li
              key={chapter.slug}
              className="rounded-24 border border-line bg-surface-1 p-6 transition-colors duration-150 has-[h3_a:hover]:border-family/60"
            >
              <p aria-hidden="true" className="font-mono text-14 text-family">
                {place + 1}
              </p>
              <h3 className="mt-1 text-22">
                <Link to={chapter.href}>{chapter.title}</Link>
              </h3>
              <ul className="mt-4 grid gap-1 text-16 text-muted">
                {chapter.sections.map(({ anchor, title }) => (
                  <li key={anchor}>
                    <Link
                      to={`${chapter.href}#${anchor}`}
                      className="inline-block rounded-10 py-1 transition-colors duration-150 hover:text-text"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
