import {
  companyFacts,
  companyKey,
  parseBody,
  type CompanyBody,
  type CompanyFact,
} from "@autotune/contract";
import { publishDocument } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { APIError, type GlobalAfterChangeHook } from "payload";
import type { Company } from "../../payload-types.ts";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";

/** Names and numbers are the same in every language: published once, in the transaction of each save. */
export const publishCompany: GlobalAfterChangeHook = async ({ req }) => {
  // Not what the hook is given: after a version is restored, that is the version.
  const saved = await req.payload.findGlobal({ slug: "company", req: isolatedRequest(req) });
  const parsed = parseBody("company", factsIn(saved));
  if (!parsed.ok) throw new APIError(`This can’t be published yet: ${parsed.reason}.`, 400);
  await publishDocument(await runningTransaction(req), {
    collection: "company",
    key: companyKey,
    locale: defaultLanguage,
    body: parsed.body,
  });
};

function factsIn(saved: Readonly<Pick<Company, CompanyFact | "country">>): CompanyBody {
  const facts: CompanyBody = saved.country ? { country: saved.country } : {};
  for (const fact of companyFacts) {
    const value = saved[fact];
    if (value) facts[fact] = value;
  }
  return facts;
}
