import { agreedDocuments } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { Compile } from "typebox/compile";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { policyEmailQueue, type PolicyToAnnounce } from "./policy-email-queue.ts";

/** So many are told in one transaction. */
const slice = 200;

const noticeRows = Compile(
  Type.Array(
    Type.Object({
      document: Type.Enum([...agreedDocuments]),
      version: Type.Integer(),
      account_id: Type.Union([Type.String(), Type.Integer()]),
    }),
  ),
);

/**
 * Tells everyone who agreed to an earlier version of a text, if its editor wants that. Who is told and the email's job are
 * one transaction: twice, or after a crash, each person gets one email.
 */
export function announcePolicies(app: App): Job {
  return {
    name: "announce-policies",
    schedule: "*/10 * * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      for (;;) {
        const found = await app.transact(async (transaction) => {
          const notices = await noteNext(transaction);
          if (notices.length > 0) await enqueue(transaction, policyEmailQueue, notices);
          return notices.length;
        });
        if (found < slice) return;
      }
    },
  };
}

async function noteNext(transaction: Transaction): Promise<PolicyToAnnounce[]> {
  const { rows } = await transaction.execute(sql`
    insert into shop.policy_notice (document, version, account_id)
    select current.document, current.version, agreed.account_id
      from (
        select agreement.document, bought.account_id, max(agreement.version) as version
          from shop.policy_agreement agreement
          join shop.order bought on bought.checkout_id = agreement.checkout_id
         where agreement.document in (
           select key from shop.published_document
            where collection = 'pages' and key = any(${sql.param([...agreedDocuments])}::text[])
              and (body -> 'policy' ->> 'tellsCustomers')::boolean)
         group by agreement.document, bought.account_id) agreed
      join shop.account on account.id = agreed.account_id and account.erased_at is null
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
     where not exists (
       select from shop.policy_notice notice
        where notice.document = current.document and notice.version = current.version
          and notice.account_id = agreed.account_id)
     limit ${slice}
    on conflict do nothing
    returning document, version, account_id`);
  return noticeRows.Parse(rows).map(({ document, version, account_id: accountId }) => ({
    document,
    version,
    accountId: Number(accountId),
  }));
}
