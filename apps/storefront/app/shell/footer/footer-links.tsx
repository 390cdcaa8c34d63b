import { linkTo } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { menuFamilies } from "../navigation/family-title.tsx";
import { splitIntoColumns } from "../navigation/split-into-columns.ts";
import { useNavigationView } from "../navigation/use-navigation-view.ts";
import { useLanguage } from "../../platform/i18n/language.ts";
import { openConsentSettings } from "../../features/consent/consent-settings.ts";
import { useOutsideLinks } from "../../platform/navigation/outside-links.ts";

/** Three columns of links; the one of the products is as wide as it needs to be. */
export function FooterLinks() {
  const { t } = useLingui();
  const language = useLanguage();
  const { helpCenter, faq, communityChat } = useOutsideLinks();
  const page = (slug: string) => linkTo("WPPageRenderer", { slug }, language);
  return (
    <nav
      aria-label={t`Footer`}
      className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-[1fr_2fr_1fr] sm:gap-x-10"
    >
      <Column title={<Trans>Company</Trans>}>
        <Entry href={page("about")}>
          <Trans>About</Trans>
        </Entry>
        <Entry href={linkTo("Community", {}, language)}>
          <Trans>Community</Trans>
        </Entry>
        <Entry href={linkTo("Artists", {}, language)}>
          <Trans>Artists</Trans>
        </Entry>
        <Entry href={page("press")}>
          <Trans>Press</Trans>
        </Entry>
        <Entry href={page("affiliate-program")}>
          <Trans>Affiliate Program</Trans>
        </Entry>
        <Entry href={page("careers")}>
          <Trans>Careers</Trans>
        </Entry>
        <Entry href={page("terms-of-service")}>
          <Trans>Terms of Service</Trans>
        </Entry>
        <Entry href={linkTo("PrivacyPolicy", {}, language)}>
          <Trans>Privacy Policy</Trans>
        </Entry>
        <Entry href={linkTo("WPPageRenderer", { slug: "cookie-policy" }, language)}>
          <Trans>Cookie Policy</Trans>
        </Entry>
        <li>
          <button
            type="button"
            onClick={openConsentSettings}
            className={`${entry} cursor-pointer text-left`}
          >
            <Trans>Cookie settings</Trans>
          </button>
        </li>
        <Entry href={linkTo("RefundsPolicy", {}, language)}>
          <Trans>Refunds Policy</Trans>
        </Entry>
        <Entry href={page("software-attributions")}>
          <Trans>Software Attributions</Trans>
        </Entry>
      </Column>
      <Products />
      <Column title={<Trans>Support</Trans>}>
        <Entry href={helpCenter}>
          <Trans>Help Center</Trans>
        </Entry>
        <Entry href={faq}>
          <Trans>FAQ</Trans>
        </Entry>
        <Entry href={communityChat}>
          <Trans>Community chat</Trans>
        </Entry>
        <Entry href={linkTo("ProductManual", { "*": "" }, language)}>
          <Trans>Manuals</Trans>
        </Entry>
        <Entry href={linkTo("SoftwareDownload", {}, language)}>
          <Trans>Downloads</Trans>
        </Entry>
        <Entry href={page("daw-compatibility")}>
          <Trans>DAW Compatibility</Trans>
        </Entry>
        <Entry href={page("free-download")}>
          <Trans>Free Download</Trans>
        </Entry>
        <Entry href={page("auto-tune-special-offers")}>
          <Trans>Special Offers</Trans>
        </Entry>
        <Entry href={page("loyalty-program")}>
          <Trans>Loyalty Program</Trans>
        </Entry>
        <Entry href={linkTo("CodeRedemption", {}, language)}>
          <Trans>Redeem a code</Trans>
        </Entry>
        <Entry href={linkTo("EduSiteLicenseInquiry", {}, language)}>
          <Trans>Education</Trans>
        </Entry>
        <Entry href={linkTo("Cancellation", {}, language)}>
          <Trans>Cancel a plan here</Trans>
        </Entry>
        <Entry href={linkTo("Withdrawal", {}, language)}>
          <Trans>Withdraw from a contract</Trans>
        </Entry>
      </Column>
    </nav>
  );
}

function Products() {
  const titleId = useId();
  const navigation = useNavigationView();
  const columns = splitIntoColumns(menuFamilies.flatMap((family) => navigation[family]));
  return (
    <div className="max-sm:order-last max-sm:col-span-2">
      <Title id={titleId}>
        <Trans>Products</Trans>
      </Title>
      <div role="group" aria-labelledby={titleId} className="mt-3 grid grid-cols-2 gap-x-6">
        {columns.map((column) => (
          <ul key={column[0]?.href ?? ""}>
            {column.map(({ href, name }) => (
              <Entry key={href} href={href}>
                {name}
              </Entry>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <div>
      <Title id={titleId}>{title}</Title>
      <ul aria-labelledby={titleId} className="mt-3">
        {children}
      </ul>
    </div>
  );
}

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="font-mono text-12 font-medium tracking-normal text-faint">
      {children}
    </h2>
  );
}

const entry =
  "inline-flex min-h-9 max-w-full items-center rounded-10 wrap-anywhere text-muted transition-colors duration-150 hover:text-text";

/** Links of the footer are not prefetched: few follow them. A place that editors have not set is left out. */
function Entry({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return null;
  return (
    <li>
      <Link to={href} discover="none" className={entry}>
        {children}
      </Link>
    </li>
  );
}
