import { parseBody, type PublishedBodies } from "@autotune/contract";
import { publishLanguages, type Executor } from "@autotune/database";
import { defaultLanguage, languageNames, languages, type Language } from "@autotune/routes";
import { APIError, ValidationError, type PayloadRequest } from "payload";
import { inLanguage } from "../documents/in-language.ts";
import type { DocumentCollection, Publication, TranslatedDocument } from "./publication.ts";
import { loadReferences } from "./references.ts";

interface ReadyDocument<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
> {
  readonly publication: Publication<Collection, Document>;
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  /** Read in all languages. */
  readonly saved: Document;
}

/** Writes each language that is marked ready; the others keep what they had. */
export async function publishReadyLanguages<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
>({ publication, transaction, req, saved }: ReadyDocument<Collection, Document>): Promise<void> {
  const { collection } = publication;
  const ready = readyLanguages(saved);
  if (!ready.includes(defaultLanguage)) {
    throw new ValidationError(
      {
        collection,
        errors: [
          {
            path: "ready",
            message: "English isn’t marked ready. Switch to English, mark it ready, then publish.",
          },
        ],
        req,
      },
      req.t,
    );
  }
  const key = publication.keyOf(saved);
  if (key === undefined) throw new APIError("Add a slug before you publish.", 400);
  const references = await loadReferences(req);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const bodies = new Map<Language, PublishedBodies[Collection]>();
  for (const language of ready) {
    const document = inLanguage(fields, saved, language);
    const parsed = parseBody(collection, publication.toBody(document, references));
    if (!parsed.ok) {
      throw new APIError(
        `${languageNames[language]} can’t be published yet: ${parsed.reason}.`,
        400,
        undefined,
        true,
      );
    }
    if (language === defaultLanguage)
      await publication.rows?.publish(transaction, document, references);
    bodies.set(language, parsed.body);
  }
  await publishLanguages(transaction, { collection, key, bodies });
}

/** From a document read in all languages: with a fallback, a missing mark would read as the English one. */
function readyLanguages(saved: TranslatedDocument): Language[] {
  const marks: unknown = saved.ready;
  if (typeof marks !== "object" || marks === null) return [];
  return languages.filter((language) => Reflect.get(marks, language) === true);
}
