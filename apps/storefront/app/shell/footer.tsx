import { PitchLine } from "@autotune/ui";
import { languageNames, languages, linkTo, switchLanguage } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { Logo } from "./logo.tsx";

const link =
  "inline-flex min-h-8 items-center rounded-10 text-muted transition-colors duration-150 hover:text-text aria-[current]:text-text";

export function Footer() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const current = useLanguage();
  return (
    <footer className="mt-24 overflow-hidden border-t border-line pb-10 sm:mt-32">
      <div className="wrap pt-12 sm:pt-16">
        <p className="font-display text-[clamp(2.75rem,9.4vw,9.5rem)] leading-display font-[650] tracking-display text-balance">
          <Trans>Unlock Your Voice.</Trans>
        </p>
      </div>
      <div className="mt-6 mb-10 sm:mt-8 sm:mb-12">
        <PitchLine variant="divider" />
      </div>
      <div className="wrap grid gap-x-16 gap-y-8 text-14 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="max-sm:order-last">
          <Logo />
          <p className="mt-3 max-w-[44ch] text-faint">
            <Trans>AutoTune is used here as a demonstration brand; all content is invented.</Trans>
          </p>
        </div>
        <nav aria-label={t`Footer`}>
          <p className="font-mono text-12 text-faint">
            <Trans>Products</Trans>
          </p>
          <Link to={linkTo("AutoTune", { slug: "pro" }, current)} className={`${link} mt-2`}>
            AutoTune Pro
          </Link>
        </nav>
        <nav aria-label={t`Languages`}>
          <p aria-hidden="true" className="font-mono text-12 text-faint">
            {t`Languages`}
          </p>
          <ul className="mt-2 grid grid-flow-col grid-cols-2 grid-rows-4 gap-x-10">
            {languages.map((language) => (
              <li key={language}>
                <Link
                  to={switchLanguage(pathname, language)}
                  hrefLang={language}
                  lang={language}
                  aria-current={language === current ? "true" : undefined}
                  className={link}
                >
                  {languageNames[language]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
