import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../platform/i18n/language.ts";

/** Notes that a page is in English for lack of a translation; otherwise renders nothing. */
export function TranslationNote({ language }: { language: Language }) {
  if (language === useLanguage()) return null;
  return (
    <div className="wrap pt-4">
      <p className="rounded-10 border border-info/40 bg-info/10 px-4 py-3 text-14 text-text">
        <Trans>This page has not been translated yet. You are reading it in English.</Trans>
      </p>
    </div>
  );
}
