import { languageNames } from "@autotune/routes";
import type { WidgetServerProps } from "payload";
import { Suspense } from "react";
import { readTranslations } from "../../platform/translations/read-translations.ts";
import { translationCounts } from "../../platform/translations/translation-counts.ts";
import { translationLanguages } from "../../platform/translations/translation-languages.ts";
import { languageUrl, translationsRoot } from "../../platform/translations/translation-urls.ts";
import { Card } from "../components/card.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import "../dashboard.css";

/** All languages for an editor; a translator sees their own. */
export function TranslationsWidget({ req }: WidgetServerProps) {
  const own = translationLanguages(req);
  if (own.length === 0) return null;
  return (
    <Card title="Translations" link={{ href: translationsRoot, label: "Open the list" }}>
      <Suspense fallback={<Skeleton rows={own.length} />}>
        <Languages req={req} />
      </Suspense>
    </Card>
  );
}

async function Languages({ req }: Pick<WidgetServerProps, "req">) {
  const entries = await readTranslations(req.payload);
  return (
    <ul className="dashboard-languages">
      {translationLanguages(req).map((language) => {
        const { done, missing, changed, waiting } = translationCounts(entries, language);
        const open = [
          missing > 0 && `${missing} with missing texts`,
          changed > 0 && `${changed} where English has changed`,
          waiting > 0 && `${waiting} to publish`,
        ].filter((words) => words !== false);
        return (
          <li key={language}>
            <a href={languageUrl(language)}>{languageNames[language]}</a>
            <span className="dashboard-list__more">
              {open.length === 0 ? "Complete" : open.join(", ")}
            </span>
            <progress
              aria-label={`${languageNames[language]}: ${done} of ${entries.length} complete`}
              max={Math.max(entries.length, 1)}
              value={done}
            />
          </li>
        );
      })}
    </ul>
  );
}
