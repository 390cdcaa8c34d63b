import { languageNames, languages } from "@autotune/routes";
import { buttonClass, Menu, menuItemClass } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { chooseLanguage } from "../../features/identity/profile/choose-language.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { useLanguageLinks } from "../../platform/navigation/use-language-links.ts";

/** The same page in another language. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const current = useLanguage();
  const linkFor = useLanguageLinks();
  const { paying } = usePaying();
  // The key closes the menu on every navigation.
  return (
    <Menu
      key={pathname}
      disabled={paying}
      buttonClass={`${buttonClass("quiet", "small")} max-sm:px-2.5`}
      button={
        <>
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-4.5 fill-none stroke-current stroke-[1.4]"
          >
            <circle cx="10" cy="10" r="8" />
            <path d="M2 10h16M10 2c2.6 2.2 3.8 5 3.8 8s-1.2 5.8-3.8 8c-2.6-2.2-3.8-5-3.8-8S7.4 4.2 10 2Z" />
          </svg>
          <span className="sr-only">{t`Language:`}</span>
          <span className="max-sm:sr-only">{languageNames[current]}</span>
        </>
      }
    >
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={linkFor(language)}
            onClick={() => chooseLanguage(language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
            className={`${menuItemClass} aria-[current]:text-text aria-[current]:after:ml-auto aria-[current]:after:size-1.5 aria-[current]:after:rounded-full aria-[current]:after:bg-family`}
          >
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
