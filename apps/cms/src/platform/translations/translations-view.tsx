import { languageNames, type Language } from "@autotune/routes";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { AdminFrame, requireUser } from "../admin/admin-frame.tsx";
import { readWord } from "../admin/read-word.ts";
import { ImportForm } from "./import-form.tsx";
import { LanguageCounts } from "./language-counts.tsx";
import { OpenDocuments } from "./open-documents.tsx";
import { readTranslations } from "./read-translations.ts";
import { exportUrl, translationsRoot } from "./translation-urls.ts";
import { translationLanguages } from "./translation-languages.ts";

/** What is left to translate. Payload shows views of this kind to anybody, so access is checked here. */
export async function TranslationsView(props: AdminViewServerProps) {
  const user = requireUser(props, translationsRoot);
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const own = translationLanguages(req);
  const requested = readWord(searchParams ?? {}, "language");
  const language = requested === undefined ? own[0] : own.find((one) => one === requested);
  if (language === undefined) notFound();
  const entries = await readTranslations(req.payload);
  return (
    <AdminFrame user={user} view={props}>
      <h1>Translations</h1>
      <LanguageCounts chosen={language} entries={entries} languages={own} />
      <OpenDocuments entries={entries} language={language} />
      <Exports language={language} />
      <ImportForm />
    </AdminFrame>
  );
}

function Exports({ language }: { readonly language: Language }) {
  return (
    <section className="admin-view-card">
      <h2>Export texts for translation</h2>
      <p>
        <a href={exportUrl(language, "missing")}>
          Missing texts for {languageNames[language]} (XLIFF)
        </a>
      </p>
      <p>
        <a href={exportUrl(language, "all")}>
          All texts with {languageNames[language]} translations (XLIFF)
        </a>
      </p>
    </section>
  );
}
