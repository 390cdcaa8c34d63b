import { linkTo, type Language } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";

/** A legal page that a country's law wants to be one click away. */
interface CountryNotice {
  readonly slug: string;
  /** As people there know it; the same on pages in other languages. */
  readonly label: string;
  /** The language of the label. Pages in it always show the link, whoever reads them. */
  readonly language: Language;
  /**
   * Shows the link to visitors from its countries: the document is marked with the country before the first paint, so
   * the page is the same for everyone.
   */
  readonly shownIn: string;
}

const countryNotices: readonly CountryNotice[] = [
  {
    slug: "impressum",
    label: "Impressum",
    language: "de",
    shownIn:
      "in-data-[country=DE]:list-item in-data-[country=AT]:list-item in-data-[country=CH]:list-item in-data-[country=LI]:list-item",
  },
  {
    slug: "mentions-legales",
    label: "Mentions légales",
    language: "fr",
    shownIn: "in-data-[country=FR]:list-item",
  },
  {
    slug: "specified-commercial-transactions",
    label: "特定商取引法に基づく表記",
    language: "ja",
    shownIn: "in-data-[country=JP]:list-item",
  },
  {
    slug: "business-information-korea",
    label: "사업자 정보",
    language: "ko",
    shownIn: "in-data-[country=KR]:list-item",
  },
  {
    slug: "consumer-information-brazil",
    label: "Informações ao consumidor",
    language: "pt",
    shownIn: "in-data-[country=BR]:list-item",
  },
];

const link =
  "inline-flex min-h-9 items-center rounded-10 text-muted transition-colors duration-150 hover:text-text";

/** Everything legal behind one link, and beside it what the visitor's own country wants to be near. */
export function LegalLinks() {
  const { t } = useLingui();
  const language = useLanguage();
  const page = (slug: string) => linkTo("WPPageRenderer", { slug }, language);
  return (
    <ul aria-label={t`Legal`} className="flex flex-wrap gap-x-5 text-14">
      <li>
        <Link to={page("legal")} discover="none" className={link}>
          <Trans>Legal</Trans>
        </Link>
      </li>
      {countryNotices.map(({ slug, label, language: own, shownIn }) => (
        <li key={slug} className={own === language ? "" : `hidden ${shownIn}`}>
          <Link to={page(slug)} discover="none" lang={own} className={link}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link to={page("accessibility")} discover="none" className={link}>
          <Trans>Accessibility</Trans>
        </Link>
      </li>
      {/* A document without a country's mark is the United States'. */}
      <li className="in-data-country:hidden">
        <Link to={page("your-privacy-choices")} discover="none" className={link}>
          <Trans>Do Not Sell or Share My Personal Information</Trans>
        </Link>
      </li>
    </ul>
  );
}
