import { isDeepStrictEqual } from "node:util";
import { parseBody, policyVersionKey, type PageBody } from "@autotune/contract";
import { publishLanguages, type Executor } from "@autotune/database";
import { isLanguage, languageNames, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";

/**
 * Publishes each version of a text that customers agree to once and for good, beside its page: orders link the words
 * that were agreed to. Returns why a page can't be published where its words changed under the same version.
 */
export async function archivePolicyVersions(
  transaction: Executor,
  document: string,
  bodies: ReadonlyMap<Language, PageBody>,
): Promise<string | undefined> {
  for (const version of new Set(
    [...bodies.values()].flatMap(({ policy }) => policy?.version ?? []),
  )) {
    const key = policyVersionKey(document, version);
    const archived = await readArchived(transaction, key);
    const current = [...bodies].filter(([, { policy }]) => policy?.version === version);
    for (const [language, body] of current) {
      const before = archived.get(language);
      if (before !== undefined && !hasSameWords(before, body))
        return `Version ${version} is published with other words in ${languageNames[language]}, and customers may have agreed to it. Count the version up to publish a change.`;
    }
    const added = current.filter(([language]) => !archived.has(language));
    await publishLanguages(transaction, {
      collection: "policy-versions",
      key,
      bodies: new Map(added),
    });
  }
  return undefined;
}

async function readArchived(
  transaction: Executor,
  key: string,
): Promise<ReadonlyMap<Language, PageBody>> {
  const { rows } = await transaction.execute(sql`
    select locale, body from shop.published_document
     where collection = 'policy-versions' and key = ${key}`);
  const archived = new Map<Language, PageBody>();
  for (const { locale, body } of rows) {
    const parsed = parseBody("policy-versions", body);
    if (typeof locale === "string" && isLanguage(locale) && parsed.ok)
      archived.set(locale, parsed.body);
  }
  return archived;
}

function hasSameWords(one: PageBody, other: PageBody): boolean {
  const words = ({ title, blocks }: PageBody) => withoutLinks({ title, blocks });
  return isDeepStrictEqual(words(one), words(other));
}

/** Where a link leads follows the page that it names, which may move without a change of the text. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "link")
      .map(([name, part]) => [name, withoutLinks(part)]),
  );
}
