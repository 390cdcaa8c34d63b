import { greetingName } from "@autotune/commerce";
import { renderPlanEmail } from "@autotune/emails";
import { defaultLanguage, linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { isForgotten } from "../../identity/index.ts";
import { planEmailQueue, type PlanMail } from "./plan-email-queue.ts";
import { findPlanToMail } from "../plans/repository.ts";

/** Emails the owner of a plan what has happened to it, in the language of the purchase. */
export function sendPlanEmails(app: App, origin: string): QueueWork<PlanMail> {
  return {
    queue: planEmailQueue,
    atOnce: 2,
    async run({ kind, subscriptionId, key, path, amount, date }) {
      const found = await findPlanToMail(app.database, subscriptionId, path);
      if (found === undefined) throw new Error(`There is no subscription ${subscriptionId}`);
      if (isForgotten(found)) return;
      const { email, language, currency, cardEnding, names } = found;
      const page = linkTo("SubscriptionDetail", { id: String(subscriptionId) }, language);
      const query = new URLSearchParams({ fs_id: found.providerSubscriptionId });
      const rendered = await renderPlanEmail({
        kind,
        language,
        name: greetingName(found, language),
        planName: names[language] ?? names[defaultLanguage] ?? path,
        amount: amount === null ? null : { amount, currency },
        date: date === null ? null : new Date(date),
        cardEnding,
        accountUrl: `${origin}${page}?${query.toString()}`,
      });
      const { hostname } = new URL(origin);
      await app.sendMail({
        kind: `plan.${kind}`,
        to: email,
        ...rendered,
        messageId: `<plan-${key}@${hostname}>`,
      });
    },
  };
}
