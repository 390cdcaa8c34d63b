import { renderDigestEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { communicationLinks } from "../unsubscribe/communication-links.ts";
import { digestEmailQueue, type DigestToMail } from "./digest-email-queue.ts";
import { findUnsentDigest, markDigestSent } from "./digest-repository.ts";
import { readNews } from "./read-news.ts";

/** Sends one subscriber what is new, in their language. Nothing where they unsubscribed meanwhile. */
export function sendDigestEmails(
  app: App,
  { origin, linkSecret }: { origin: string; linkSecret: string },
): QueueWork<DigestToMail> {
  const links = communicationLinks(linkSecret);
  return {
    queue: digestEmailQueue,
    atOnce: 5,
    async run(data) {
      const digest = { subscriberId: data.subscriberId, coversUntil: new Date(data.coversUntil) };
      const found = await findUnsentDigest(app.database, digest);
      if (found === undefined) return;
      const { email, language, coversFrom } = found;
      const news = await readNews(app.database, language, {
        after: coversFrom,
        until: digest.coversUntil,
      });
      // Its posts may have been withdrawn since.
      if (news.length > 0) {
        const { hostname } = new URL(origin);
        const posts = news.map(({ title, summary, path }) => ({
          title,
          summary,
          url: origin + path,
        }));
        await app.sendMail({
          kind: "newsletterDigest",
          to: email,
          ...(await renderDigestEmail({
            language,
            posts,
            choicesUrl: origin + links.pathFor(email, language),
          })),
          messageId: `<digest-${digest.subscriberId}-${digest.coversUntil.getTime()}@${hostname}>`,
          unsubscribeUrl: links.unsubscribeUrlFor(email, origin),
        });
      }
      await markDigestSent(app.database, digest);
    },
  };
}
