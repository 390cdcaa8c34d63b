import type { Family, ProductView, ReadingSectionView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { Breadcrumb } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ContentsList } from "../features/content/reading/contents-list.tsx";
import { NamedProducts } from "./named-products.tsx";
import type { OnwardLink } from "../features/content/reading/onward-links.tsx";
import { ReadingEndHost } from "../features/content/reading/reading-end-host.tsx";
import { ReadingSections } from "../features/content/reading/reading-sections.tsx";

interface ArticleProps {
  /** The list that it belongs to. */
  above: { href: string; title: ReactNode };
  family: Family | undefined;
  /** Over the title: what kind of text it is. */
  eyebrow: ReactNode;
  title: string;
  lead: string;
  /** Below the lead: by whom, when, how long. */
  facts?: ReactNode;
  image: ReactNode;
  sections: readonly ReadingSectionView[];
  products: readonly ProductView[];
  /** The language of its words, where the page's is another one. */
  lang: Language | undefined;
  /** Right before the text. */
  opening?: ReactNode;
  /** What to read next. */
  links: readonly OnwardLink[];
  linksTitle?: string | undefined;
}

/** A text with its head, its table of contents, the products that it names and the next step at its end. */
export function Article(props: ArticleProps) {
  const { above, family, eyebrow, title, lead, facts, image, sections, products, lang } = props;
  const { t } = useLingui();
  const featured = products.find(({ href }) => href !== undefined);
  return (
    <article data-family={family} className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -z-1 h-160 bg-[radial-gradient(55%_60%_at_72%_35%,color-mix(in_oklch,var(--family-glow)_45%,transparent),transparent_72%)]" />
      <header className="wrap grid items-center gap-x-16 gap-y-10 pt-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:pt-14">
        <div>
          <Breadcrumb
            label={t`You are here`}
            links={[{ key: above.href, link: <Link to={above.href}>{above.title}</Link> }]}
            here={<span lang={lang}>{title}</span>}
          />
          <div className="mt-6 flex flex-wrap items-center gap-3 font-mono text-14 text-family">
            {eyebrow}
          </div>
          <div lang={lang}>
            <h1 className="mt-4 text-48">{title}</h1>
            <p className="mt-5 max-w-[58ch] text-18 text-muted">{lead}</p>
          </div>
          {facts === undefined ? null : (
            <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-14 text-faint">{facts}</p>
          )}
        </div>
        {image}
      </header>
      <div className="wrap mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 md:mt-20 md:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-10">
          {props.opening}
          <ReadingSections sections={sections} lang={lang} />
        </div>
        <div className="grid content-start gap-10 md:sticky md:top-28 md:max-h-[calc(100dvh-8rem)] md:self-start md:overflow-y-auto">
          <div className="max-md:hidden">
            <ContentsList sections={sections} lang={lang} />
          </div>
          <NamedProducts products={products} featured={featured} />
        </div>
      </div>
      <div className="wrap mt-16 md:mt-24">
        <ReadingEndHost product={featured} links={props.links} linksTitle={props.linksTitle} />
      </div>
    </article>
  );
}
