import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { PitchLine } from "@autotune/ui/pitch-line";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import {
  Link,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { storefrontContext } from "../document/storefront-context.ts";
import { familyCrumbs } from "../document/structured-data/product-crumbs.ts";
import { titleIn } from "../document/title-in.ts";
import { readAnswers, visitorOf } from "../features/catalogue/finder/finder-query.ts";
import { CopyLink } from "../features/catalogue/finder/copy-link.tsx";
import { FinderForm } from "../features/catalogue/finder/finder-form.tsx";
import { FinderResult } from "../features/checkout/finder/finder-result.tsx";
import { useLanguage } from "../platform/i18n/language.ts";

/** `/find?make=&record=&spend=`: the answers are in the query, which the component reads. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  return {
    origin: storefront.origin,
    hosts: storefront.findPluginHosts(language),
    products: storefront.findProductShelves(language).flatMap(({ products }) => products),
  };
}

/** Other answers need no other data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location: { pathname } }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: titleIn(pathname, msg`Which one is for me?`),
        description: titleIn(
          pathname,
          msg`Three questions: what you make, what you record in and how you want to pay. One recommendation, with the reason.`,
        ),
        origin: loaderData.origin,
        pathname,
        availableIn: languages,
        above: familyCrumbs(splitLanguage(pathname).language),
      });

export default function Find() {
  const { hosts, products } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const language = useLanguage();
  const answers = readAnswers(query, hosts);
  const visitor = visitorOf(answers, hosts);
  const result = useRef<HTMLElement>(null);
  const isAnswered = visitor !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    // Only the first answer of this visit: a shared link opens at its top, and a changed answer leaves the page in place.
    if (isAnswered && !wasAnswered.current) {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView();
    }
    // Started over: the link that had the focus is gone with the result.
    if (!isAnswered && wasAnswered.current && document.activeElement === document.body)
      heading.current?.focus();
    wasAnswered.current = isAnswered;
  }, [isAnswered]);
  return (
    <div className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -z-1 h-160 bg-[radial-gradient(50%_60%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_40%,transparent),transparent_72%)]" />
      <header className="wrap pt-12 sm:pt-20">
        <h1 ref={heading} tabIndex={-1} className="max-w-[14em] text-64 outline-none">
          <Trans>Which one is for me?</Trans>
        </h1>
        <p className="mt-6 max-w-[52ch] text-18 text-muted">
          <Trans>Three questions, one answer. We’ll tell you why, and what else would do.</Trans>
        </p>
      </header>
      <div className="wrap mt-12 sm:mt-16">
        <FinderForm answers={answers} hosts={hosts} products={products} isAnswered={isAnswered} />
      </div>
      {visitor === undefined ? null : (
        <section
          ref={result}
          tabIndex={-1}
          aria-labelledby="finder-result"
          className="mt-14 scroll-mt-16 outline-none sm:mt-20"
        >
          <PitchLine variant="divider" />
          <div className="wrap pt-10 sm:pt-14">
            <h2 id="finder-result" className="sr-only">
              <Trans>Your result</Trans>
            </h2>
            <FinderResult visitor={visitor} products={products} />
            <p className="mt-12 flex flex-wrap gap-3">
              <Link
                to={linkTo("Finder", {}, language)}
                className={buttonClass("secondary", "small")}
              >
                <Trans>Start over</Trans>
              </Link>
              <CopyLink />
            </p>
          </div>
        </section>
      )}
    </div>
  );
}
