import { languageNames, languages, linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { MainNavLink, useFurtherLinks } from "./main-links.tsx";
import { closeMenu, menuId, useOpenMenu } from "./open-menu.ts";
import { PlanButton } from "./plan-button.tsx";
import { SearchButton } from "./search-button.tsx";
import { useLanguageLinks } from "../../platform/navigation/use-language-links.ts";
import { chooseLanguage } from "../../features/identity/profile/choose-language.ts";
import { openSignIn } from "../../features/identity/session/sign-in-dialog.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { AccountEntries } from "./account-entries.tsx";
import { FamilyDot } from "./family-dot.tsx";
import { FamilyTitle, menuFamilies } from "./family-title.tsx";
import { ProductLinks } from "./product-links.tsx";
import { siteMenuRow, SiteMenuSection } from "./site-menu-section.tsx";
import { useFocusInHeader } from "./use-focus-in-header.ts";
import { useMenuClosing } from "./use-menu-closing.ts";
import { useNavigationView } from "./use-navigation-view.ts";
import { useArrowIntoMenu } from "./use-arrow-into-menu.ts";

const closingEvents = ["click"] as const;

const entry =
  "flex min-h-11 w-full items-center rounded-10 px-2 text-18 text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-[current]:text-text";

/** Everything that the bar of a wide window offers, as a full-screen menu. */
export function SiteMenu() {
  const open = useOpenMenu((state) => state.open === "site");
  useMenuClosing("site", closingEvents);
  useArrowIntoMenu("site");
  useFocusInHeader(open);
  return open ? <Screen /> : null;
}

/** The rows are at the bottom of a phone's screen, in reach of a thumb. */
function Screen() {
  const { t } = useLingui();
  const language = useLanguage();
  const further = useFurtherLinks();
  return (
    <div
      id={menuId("site")}
      className="absolute inset-x-0 top-full h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain bg-surface-1 transition-[opacity,translate] duration-200 ease-out starting:-translate-y-2 starting:opacity-0 sm:h-[calc(100dvh-4.5rem)] lg:hidden"
    >
      <nav
        aria-label={t`Main`}
        className="wrap flex min-h-full flex-col justify-end gap-x-14 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:grid sm:min-h-0 sm:grid-cols-2 sm:pt-8"
      >
        <div>
          <Families />
        </div>
        <div className="border-line max-sm:mt-3 max-sm:border-t max-sm:pt-3">
          <SearchButton className={siteMenuRow}>
            <Trans>Search</Trans>
          </SearchButton>
          <MainNavLink
            href={linkTo("Finder", {}, language)}
            title={<Trans>Which one is for me?</Trans>}
            className={siteMenuRow}
          />
          {further.map((link) => (
            <MainNavLink key={link.href} {...link} className={siteMenuRow} />
          ))}
          <Languages />
          {/* A wider window has it in its bar. */}
          <PlanButton size="large" className="mt-4 w-full sm:hidden" />
          <Account />
        </div>
      </nav>
    </div>
  );
}

function Families() {
  const navigation = useNavigationView();
  return menuFamilies.map((family) => (
    <div key={family} data-family={family}>
      <SiteMenuSection
        title={
          <>
            <FamilyDot family={family} />
            <span className="min-w-0 text-balance hyphens-auto wrap-anywhere">
              <FamilyTitle family={family} />
            </span>
          </>
        }
      >
        <div className="-mx-2">
          <ProductLinks items={navigation[family]} />
        </div>
      </SiteMenuSection>
    </div>
  ));
}

function Languages() {
  const { paying } = usePaying();
  const current = useLanguage();
  const linkFor = useLanguageLinks();
  // In another language the provider's form would be loaded anew, in the middle of the payment.
  if (paying) return null;
  return (
    <SiteMenuSection title={<Trans>Language</Trans>} aside={languageNames[current]}>
      <ul className="grid grid-cols-2 gap-x-4">
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={linkFor(language)}
              onClick={() => chooseLanguage(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              className={entry}
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </SiteMenuSection>
  );
}

function Account() {
  const signedIn = useUser((state) => state.status === "signedIn");
  if (signedIn) {
    return (
      <SiteMenuSection title={<Trans>Account</Trans>}>
        <ul>
          <AccountEntries entryClass={entry} />
        </ul>
      </SiteMenuSection>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        closeMenu();
        openSignIn();
      }}
      className={`${buttonClass("secondary")} mt-4 w-full`}
    >
      <Trans>Sign In</Trans>
    </button>
  );
}
