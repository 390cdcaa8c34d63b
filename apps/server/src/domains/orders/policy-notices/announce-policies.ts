import { agreedDocuments } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { Compile } from "typebox/compile";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { readProgress, storeProgress } from "../../../platform/jobs/job-progress.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { policyEmailQueue, type PolicyToAnnounce } from "./policy-email-queue.ts";

/** Accounts of one transaction. */
const slice = 1000;

const noticeRows = Compile(
  Type.Array(
    Type.Object({
      document: Type.Enum([...agreedDocuments]),
      version: Type.Integer(),
      account_id: Type.Union([Type.String(), Type.Integer()]),
    }),
  ),
);

const roundRows = Compile(
  Type.Tuple([Type.Object({ versions: Type.Union([Type.String(), Type.Null()]) })]),
);
const lastRows = Compile(
  Type.Tuple([Type.Object({ last: Type.Union([Type.String(), Type.Null()]) })]),
);

/**
 * Tells everyone who agreed to an earlier version of a text, if its editor wants that. Who is told and the email's job are
 * one transaction: twice, or after a crash, each person gets one email.
 */
export function announcePolicies(app: App): Job {
  return {
    name: job,
    schedule: "*/10 * * * *",
    run: () => announceNewVersions(app, { now: new Date(), slice }),
  };
}

const job = "announce-policies";
const everyone = "everyone";

/**
 * Looks at each account once for the versions that are announced, and goes on where an earlier run has stopped. It begins
 * anew the next day: who agreed to an earlier version may have paid only then, or changed their language.
 */
export async function announceNewVersions(
  { database, transact, readyToEnqueue }: Pick<App, "database" | "transact" | "readyToEnqueue">,
  { now, slice: atMost }: { readonly now: Date; readonly slice: number },
): Promise<void> {
  const versions = await findAnnounced(database);
  if (versions === null) return;
  const round = `${now.toISOString().slice(0, 10)}/${versions}`;
  const enqueue = await readyToEnqueue();
  let after = lastAccount(await readProgress(database, job), round);
  while (after !== undefined) {
    const from: string = after;
    after = await transact(async (transaction) => {
      const last = await findLast(transaction, { after: from, atMost });
      if (last === undefined) return undefined;
      const notices = await noteNext(transaction, { after: from, last });
      if (notices.length > 0) await enqueue(transaction, policyEmailQueue, notices);
      return last;
    });
    await storeProgress(database, job, `${round} ${after ?? everyone}`);
  }
}

/** After whom to go on in a round; undefined once all were looked at. */
function lastAccount(position: string | undefined, round: string): string | undefined {
  const [stored, last] = position?.split(" ") ?? [];
  if (stored !== round) return "0";
  return last === everyone ? undefined : last;
}

const isAgreedPage = sql`collection = 'pages' and key = any(${sql.param([...agreedDocuments])}::text[])
  and (body -> 'policy' ->> 'tellsCustomers')::boolean`;

/** Names the versions that are to be told, in all languages; null where none is. */
async function findAnnounced(database: Database): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select md5(string_agg(concat_ws(' ', key, locale, body -> 'policy' ->> 'version'), ',' order by key, locale)) as versions
      from shop.published_document where ${isAgreedPage}`);
  const [{ versions }] = roundRows.Parse(rows);
  return versions;
}

/** The last of the next accounts; undefined where there is none. */
async function findLast(
  transaction: Transaction,
  { after, atMost }: { readonly after: string; readonly atMost: number },
): Promise<string | undefined> {
  const { rows } = await transaction.execute(sql`
    select max(id)::text as last from (
      select id from shop.account where id > ${after} order by id limit ${atMost}) next`);
  const [{ last }] = lastRows.Parse(rows);
  return last ?? undefined;
}

async function noteNext(
  transaction: Transaction,
  { after, last }: { readonly after: string; readonly last: string },
): Promise<PolicyToAnnounce[]> {
  const { rows } = await transaction.execute(sql`
    insert into shop.policy_notice (document, version, account_id)
    select current.document, current.version, account.id
      from shop.account
      join lateral (
        select agreement.document, max(agreement.version) as version
          from shop.order bought
          join shop.policy_agreement agreement on agreement.checkout_id = bought.checkout_id
         where bought.account_id = account.id
           and agreement.document in (select key from shop.published_document where ${isAgreedPage})
         group by agreement.document) agreed on true
      cross join lateral (
        select coalesce(account.language, (
          select language from shop.order bought where bought.account_id = account.id
           order by placed_at desc limit 1), ${defaultLanguage}) as language) theirs
      -- As they can read it: a translation that is still of the earlier version is no news.
      join lateral (
        select key as document, (body -> 'policy' ->> 'version')::int as version,
               (body -> 'policy' ->> 'tellsCustomers')::boolean as tells
          from shop.published_document
         where collection = 'pages' and key = agreed.document
           and locale in (theirs.language, ${defaultLanguage})
         order by locale = theirs.language desc limit 1) current
        on current.tells and agreed.version < current.version
     where account.id > ${after} and account.id <= ${last} and account.erased_at is null
     -- Two runs side by side wait for each other in one order.
     order by account.id, current.document
    on conflict do nothing
    returning document, version, account_id`);
  return noticeRows.Parse(rows).map(({ document, version, account_id: accountId }) => ({
    document,
    version,
    accountId: Number(accountId),
  }));
}
