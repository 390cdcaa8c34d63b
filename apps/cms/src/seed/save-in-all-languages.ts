import { defaultLanguage, languages, type Language } from "@autotune/routes";
import { withIdsOf } from "./with-ids-of.ts";

interface Saving<Data extends object, Saved extends { id: number }> {
  readonly dataIn: (language: Language) => Data;
  readonly create: (data: Data) => Promise<Saved>;
  readonly update: (
    id: number,
    language: Language,
    data: Data,
    publish: boolean,
  ) => Promise<unknown>;
}

/** Created in English, then translated; only the last step publishes, so that each language is written once. */
export async function saveInAllLanguages<Data extends object, Saved extends { id: number }>({
  dataIn,
  create,
  update,
}: Saving<Data, Saved>): Promise<number> {
  const created = await create(dataIn(defaultLanguage));
  const others = languages.filter((language) => language !== defaultLanguage);
  for (const language of others) {
    await update(
      created.id,
      language,
      withIdsOf(created, dataIn(language)),
      language === others.at(-1),
    );
  }
  return created.id;
}
