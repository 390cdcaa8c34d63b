import type { Language } from "@autotune/routes";
import type { Payload, PayloadRequest } from "payload";
import type { UnitProblem } from "../xliff/problem-of-unit.ts";
import { takeTranslations } from "../xliff/take-translations.ts";
import { textsOf, wordsIn } from "../documents/texts.ts";
import { readDocumentName } from "./translated-entry.ts";
import { isTranslatedCollection } from "./translated-publications.ts";
import { withTexts } from "../xliff/with-texts.ts";
import type { Xliff, XliffFile } from "../xliff/xliff.ts";
import type { DocumentCollection } from "../publishing/publication.ts";

export interface RejectedDocument {
  readonly document: string;
  readonly reason: UnitProblem | "unknownDocument" | "notSaved";
  /** The texts because of which it was rejected. */
  readonly texts: readonly string[];
}

export interface ImportReport {
  /** Documents that have a new draft. */
  readonly written: readonly string[];
  /** Documents whose texts did not change. */
  readonly unchanged: readonly string[];
  readonly rejected: readonly RejectedDocument[];
}

/**
 * Writes translations as drafts, never as anything published or ready to be. A document with one unacceptable
 * text is left as it is: half of a translation helps nobody. `user` saves with their own permissions; the
 * command has none to check.
 */
export async function importTranslations(
  payload: Payload,
  { language, files }: Xliff,
  user: PayloadRequest["user"],
): Promise<ImportReport> {
  const written: string[] = [];
  const unchanged: string[] = [];
  const rejected: RejectedDocument[] = [];
  for (const file of files) {
    const outcome = await importFile(payload, { file, language, user });
    if (outcome === "written") written.push(file.id);
    else if (outcome === "unchanged") unchanged.push(file.id);
    else rejected.push({ document: file.id, ...outcome });
  }
  return { written, unchanged, rejected };
}

interface Importing {
  readonly file: XliffFile;
  readonly language: Language;
  readonly user: PayloadRequest["user"];
}

type Outcome = "written" | "unchanged" | Omit<RejectedDocument, "document">;

async function importFile(payload: Payload, { file, language, user }: Importing): Promise<Outcome> {
  const name = readDocumentName(file.id);
  if (name === undefined || !isTranslatedCollection(payload, name.collection))
    return { reason: "unknownDocument", texts: [] };
  const { collection, id } = { ...name, collection: name.collection };
  const newest = { collection, id, draft: true, depth: 0, disableErrors: true } as const;
  const draft = await payload.findByID({ ...newest, locale: "all", fallbackLocale: false });
  if (draft === null) return { reason: "unknownDocument", texts: [] };

  const { flattenedFields } = payload.collections[collection].config;
  const texts = textsOf(flattenedFields, { ...draft });
  const taken = takeTranslations(texts, file);
  if (!taken.ok) return { reason: taken.reason, texts: taken.texts };
  const known = new Map(texts.map((text) => [text.path, wordsIn(text, language)] as const));
  const words = new Map([...taken.words].filter(([path, word]) => known.get(path) !== word));
  if (words.size === 0) return "unchanged";
  const inLanguage = await payload.findByID({ ...newest, locale: language, fallbackLocale: false });
  const data = { ...withTexts({ ...inLanguage }, words), ready: false };
  const saved = await save(payload, { collection, id, language, data, user });
  return saved ? "written" : { reason: "notSaved", texts: [] };
}

interface Saving {
  readonly collection: DocumentCollection;
  readonly id: number;
  readonly language: Language;
  readonly data: object;
  readonly user: PayloadRequest["user"];
}

async function save(
  payload: Payload,
  { collection, id, language, data, user }: Saving,
): Promise<boolean> {
  try {
    await payload.update({
      collection,
      id,
      locale: language,
      draft: true,
      depth: 0,
      data,
      // A person who has it open would save their own texts over these.
      overrideLock: false,
      ...(user === null ? {} : { user, overrideAccess: false }),
    });
    return true;
  } catch (error) {
    payload.logger.warn({ err: error, msg: `${collection} ${id} cannot be saved in ${language}` });
    return false;
  }
}
