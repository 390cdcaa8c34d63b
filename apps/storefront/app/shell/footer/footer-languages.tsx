import { languageNames, languages } from "@autotune/routes";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { chooseLanguage } from "../../features/identity/profile/choose-language.ts";
import { useLanguageLinks } from "../../platform/navigation/use-language-links.ts";

/** The same page in every language, in plain sight and without a script. */
export function FooterLanguages() {
  const { t } = useLingui();
  const current = useLanguage();
  const linkFor = useLanguageLinks();
  return (
    <ul aria-label={t`Language`} className="flex flex-wrap gap-x-5 text-14">
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={linkFor(language)}
            discover="none"
            onClick={() => chooseLanguage(language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
            className="inline-flex min-h-9 items-center rounded-10 text-faint transition-colors duration-150 hover:text-text aria-[current]:text-text"
          >
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
