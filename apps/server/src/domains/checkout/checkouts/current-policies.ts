import { agreedDocuments } from "@autotune/commerce";
import type { CheckoutBody, CurrentPolicy } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage, languages, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";

const published = Compile(
  Type.Array(
    Type.Object({
      document: Type.Enum([...agreedDocuments]),
      version: Type.Integer(),
      title: Type.String(),
      language: Type.Enum([...languages]),
    }),
  ),
);

/** The texts that an order is made under, as the pages of a language show them: in it, or else in English. */
export async function readCurrentPolicies(
  database: Database,
  language: Language,
): Promise<CurrentPolicy[]> {
  const { rows } = await database.execute(sql`
    select key as document, (body -> 'policy' ->> 'version')::int as version, body ->> 'title' as title,
           locale as language
      from (
        select distinct on (key) key, locale, body from shop.published_document
         where collection = 'pages' and key = any(${sql.param([...agreedDocuments])}::text[])
           and locale in (${language}, ${defaultLanguage})
         order by key, locale = ${language} desc) shown
     where body ? 'policy'
     order by key desc`);
  return published.Parse(rows);
}

/** Whether the page named each current text in its current version. What it named beyond that is withdrawn by now. */
export function namesCurrent(
  named: NonNullable<CheckoutBody["agreed"]>,
  current: readonly CurrentPolicy[],
): boolean {
  return current.every(({ document, version }) =>
    named.some((one) => one.document === document && one.version === version),
  );
}
