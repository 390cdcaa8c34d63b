import { PitchLine } from "@autotune/ui";
import { linkTo } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { Logo } from "./logo.tsx";

export function Footer() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <footer className="mt-24 overflow-hidden border-t border-line pb-8 sm:mt-32">
      <div className="wrap pt-12 sm:pt-16">
        <p className="font-display text-[clamp(2.75rem,9.4vw,9.5rem)] leading-display font-[650] tracking-display text-balance">
          <Trans>Unlock Your Voice.</Trans>
        </p>
      </div>
      <div className="mt-6 mb-8 sm:mt-8 sm:mb-10">
        <PitchLine variant="divider" />
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-14">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <Logo />
          <nav aria-label={t`Footer`}>
            <Link
              to={linkTo("AutoTune", { slug: "pro" }, language)}
              className="inline-flex min-h-10 items-center rounded-10 text-muted transition-colors duration-150 hover:text-text"
            >
              AutoTune Pro
            </Link>
          </nav>
        </div>
        <p className="max-w-[60ch] text-faint">
          <Trans>AutoTune is used here as a demonstration brand; all content is invented.</Trans>
        </p>
      </div>
    </footer>
  );
}
