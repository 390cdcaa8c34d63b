import type { Family, ManualLinkView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { langOf } from "../../../platform/i18n/lang-of.ts";

interface ManualShelfProps {
  family: Family | undefined;
  title: ReactNode;
  manuals: readonly ManualLinkView[];
}

/** The manuals of one family, each with the window that it explains. */
export function ManualShelf({ family, title, manuals }: ManualShelfProps) {
  return (
    <section data-family={family} className="wrap pt-16">
      <h2 className="text-36">{title}</h2>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {manuals.map((manual) => (
          <li key={manual.slug} className="flex">
            <ManualCard manual={manual} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ManualCard({ manual }: { manual: ManualLinkView }) {
  const lang = langOf(manual.language, useLanguage());
  const [product] = manual.products;
  return (
    <article className="relative flex w-full flex-col rounded-24 border border-line bg-surface-1 bg-linear-to-b from-family/10 to-transparent to-60% p-3 transition-colors duration-150 has-[a:hover]:border-family/60">
      {product === undefined ? null : (
        <ProductImage pid={product.pid} sizes="(min-width: 62rem) 26rem, 86vw" />
      )}
      <div className="flex flex-1 flex-col p-3 pt-5">
        <h3 lang={lang} className="text-22">
          {/* The link covers the whole card. */}
          <Link to={manual.href} className="after:absolute after:inset-0 after:rounded-24">
            {manual.title}
          </Link>
        </h3>
        <p lang={lang} className="mt-2 mb-5 text-muted">
          {manual.summary}
        </p>
        <p className="mt-auto font-mono text-14 text-faint">
          <Trans>Version {manual.version}</Trans>
        </p>
      </div>
    </article>
  );
}
