import type { ServerProps } from "payload";
import "../admin/admin-views.css";
import { translationsRoot } from "./translation-urls.ts";
import { translationLanguages } from "./translation-languages.ts";

/** Link to the translations, for those who work on them. */
export function TranslationsLink({ user }: ServerProps) {
  if (translationLanguages({ user: user ?? null }).length === 0) return null;
  return (
    <a className="admin-view-link" href={translationsRoot}>
      Translations
    </a>
  );
}
