import { parseBody, type PublishedBodies } from "@autotune/contract";
import { publishLanguages, type Executor } from "@autotune/database";
import { defaultLanguage, languageNames, languages, type Language } from "@autotune/routes";
import { APIError, ValidationError, type PayloadRequest } from "payload";
import { inLanguage } from "../documents/in-language.ts";
import { textsOf } from "../documents/texts.ts";
import type { DocumentCollection, Publication, TranslatedDocument } from "./publication.ts";
import { findBlockGaps } from "./find-block-gaps.ts";
import { hashWords } from "./hash-words.ts";
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
  /** Whether it follows another document that somebody publishes: what they are asked for is not about this one. */
  readonly isFollowing?: boolean;
}

/** Writes each language that is marked ready; the others keep what they had. */
export async function publishReadyLanguages<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
>({
  publication,
  transaction,
  req,
  saved,
  isFollowing = false,
}: ReadyDocument<Collection, Document>): Promise<void> {
  const { collection } = publication;
  const ready = readyLanguages(saved);
  if (!ready.includes(defaultLanguage)) {
    throw notReady("English isn’t marked ready. Switch to English, mark it ready, then publish.");
  }
  const { publishedLanguage } = req.context;
  if (!isFollowing && publishedLanguage !== undefined && !ready.includes(publishedLanguage)) {
    const name = languageNames[publishedLanguage];
    throw notReady(`${name} isn’t marked ready. Mark it ready, then publish it.`);
  }
  const key = publication.keyOf(saved);
  if (key === undefined) throw new APIError("Add a slug before you publish.", 400);
  const references = await loadReferences(req);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const bodies = new Map<Language, PublishedBodies[Collection]>();
  for (const language of ready) {
    const document = inLanguage(fields, saved, language);
    if (language === defaultLanguage) rejectGaps(document);
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
  const refusal = await publication.archive?.(transaction, key, bodies);
  if (refusal !== undefined) throw invalid("policy.version", refusal);
  const texts = textsOf(fields, Object.fromEntries(Object.entries(saved)));
  const words = new Map(ready.map((language) => [language, hashWords(texts, language)]));
  await publishLanguages(transaction, { collection, key, bodies, words });

  /**
   * Named by block and field. English has what a translation lacks, so English is looked at. For people: the seed
   * writes as it is told, and what is published again because something that it names has moved or is gone stays live.
   */
  function rejectGaps(document: Document): void {
    if (req.user === null || isFollowing) return;
    const gaps = findBlockGaps(fields, Object.fromEntries(Object.entries(document)));
    if (gaps.length === 0) return;
    const errors = gaps.map(({ path }) => ({
      path,
      message: "Fill this in, or remove the block.",
    }));
    const places = gaps.map(({ place }) => place).join(", ");
    throw new APIError(
      `Fill in what is missing, or remove the block: ${places}`,
      400,
      { collection, errors },
      true,
    );
  }

  function notReady(message: string): ValidationError {
    return invalid("ready", message);
  }

  function invalid(path: string, message: string): ValidationError {
    return new ValidationError({ collection, errors: [{ path, message }], req }, req.t);
  }
}

/** From a document read in all languages: with a fallback, a missing mark would read as the English one. */
function readyLanguages(saved: TranslatedDocument): Language[] {
  const marks: unknown = saved.ready;
  if (typeof marks !== "object" || marks === null) return [];
  return languages.filter((language) => Reflect.get(marks, language) === true);
}
