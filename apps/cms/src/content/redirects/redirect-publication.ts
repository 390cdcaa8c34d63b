import { publishDocument, withdrawDocument, type Executor } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { APIError, ValidationError, type PayloadRequest } from "payload";
import { englishUrl } from "./english-url.ts";
import type { Redirect } from "../../payload-types.ts";
import { documentAt, type ShownDocument } from "./document-at.ts";
import type { RowPublication } from "../../platform/publishing/publication.ts";

const collection = "redirects";

/** A redirect has no words: it is published once, under the default language. */
export const redirectPublication: RowPublication<Redirect> = {
  collection,
  read: (payload, options) => payload.findByID({ ...options, collection }),
  keyOf: ({ from }) => from ?? undefined,
  async publish(transaction, { from, to }, req) {
    if (!from || !to) throw new APIError("Enter both URLs before you publish.", 400);
    const problem = await findProblem(transaction, from, to);
    if (problem !== undefined) throw validationError(req, problem);
    await publishDocument(transaction, {
      collection,
      key: from,
      locale: defaultLanguage,
      body: { to },
    });
  },
  withdraw: (transaction, key) => withdrawDocument(transaction, { collection, key }),
};

interface Problem {
  readonly path: "from" | "to";
  readonly message: string;
}

/** One step from each old path to its target: so there is no chain, and no cycle. */
async function findProblem(
  transaction: Executor,
  from: string,
  to: string,
): Promise<Problem | undefined> {
  const shown = documentAt(from);
  if (shown === "screen" || (await isShown(transaction, shown)))
    return { path: "from", message: "The store has a page at this URL." };
  const { rows } = await transaction.execute(sql`
    select key as from, body ->> 'to' as to from shop.published_document
    where collection = ${collection} and key <> ${from}`);
  const others = rows.map((row) => ({ from: String(row["from"]), to: String(row["to"]) }));
  const isSame = (one: string, other: string) => englishUrl(one) === englishUrl(other);
  if (others.some((other) => isSame(other.from, to)))
    return {
      path: "to",
      message: "That URL redirects somewhere else. Enter its final destination.",
    };
  const target = to.startsWith("/") ? documentAt(to) : "screen";
  if (target !== "screen" && !(await isShown(transaction, target)))
    return { path: "to", message: "The store has no page at this URL." };
  const before = others.find((other) => isSame(other.to, from));
  if (before === undefined) return undefined;
  const message = `${before.from} redirects here. Point it to the new URL first.`;
  return { path: "from", message };
}

async function isShown(transaction: Executor, shown: ShownDocument): Promise<boolean> {
  const { chapter } = shown;
  const { rows } = await transaction.execute(sql`
    select from shop.published_document
    where collection = ${shown.collection} and locale = ${defaultLanguage}
      and (key = ${shown.key} or key = ${chapter?.manual ?? null} and jsonb_path_exists(
        body, '$.chapters[*].slug ? (@ == $slug)', jsonb_build_object('slug', ${chapter?.slug ?? null}::text)))`);
  return rows.length > 0;
}

function validationError(req: PayloadRequest, problem: Problem): ValidationError {
  return new ValidationError({ collection, errors: [problem], req }, req.t);
}
