import type { ReadingSpan } from "@autotune/contract";
import { ExternalMark, linkClass } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { inPlaces } from "./in-places.ts";
import { siteHref } from "./site-href.ts";
import { TextWithPrices } from "../../catalogue/prices/text-with-prices.tsx";

/** A run of words with its marks and links. */
export function ReadingSpans({ spans }: { spans: readonly ReadingSpan[] }) {
  return inPlaces(spans).map(({ place, item }) => <Span key={place} span={item} />);
}

function Span({ span }: { span: ReadingSpan }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (typeof span === "string") return <TextWithPrices text={span} />;
  const text = <TextWithPrices text={span.text} />;
  if ("href" in span) {
    const href = siteHref(span.href, language);
    return (
      <Link to={href} className={`${linkClass} text-text`}>
        {text}
        {href.startsWith("https://") ? (
          // The text around it may be in another language.
          <span lang={language}>
            <ExternalMark label={t`(leaves this site)`} />
          </span>
        ) : null}
      </Link>
    );
  }
  switch (span.mark) {
    case "strong":
      return <strong className="font-semibold text-text">{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "code":
      return (
        <code className="rounded-10 bg-surface-2 px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere text-text">
          {text}
        </code>
      );
  }
}
