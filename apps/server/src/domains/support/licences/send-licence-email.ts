import { licence } from "@autotune/database/schema";
import { renderLicenceEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient, sendAccountEmail } from "../../identity/index.ts";
import { nameOfPid } from "../../catalogue/index.ts";
import { licenceEmailQueue, type LicenceToMail } from "./licence-email-queue.ts";

/** Sends the owner the strings of a licence, as they are when the email is sent. */
export function sendLicenceEmails(app: App, origin: string): QueueWork<LicenceToMail> {
  return {
    queue: licenceEmailQueue,
    atOnce: 2,
    async run({ licenceId, accountId, isRegenerated, copy }) {
      const recipient = await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const { email, name, language } = recipient;
      const [found] = await app.database
        .select({
          product: nameOfPid(sql`${licence.pid}`, language),
          serial: licence.serial,
          authenticationString: licence.authenticationString,
        })
        .from(licence)
        .where(
          and(
            eq(licence.id, licenceId),
            eq(licence.accountId, accountId),
            isNull(licence.revokedAt),
          ),
        );
      // Transferred or revoked meanwhile.
      if (found === undefined) return;
      const accountUrl = origin + linkTo("Overview", {}, language);
      await sendAccountEmail(app, origin, {
        to: email,
        name: `licence-${copy}`,
        email: {
          kind: "licence",
          rendered: await renderLicenceEmail({
            name,
            language,
            ...found,
            isRegenerated,
            accountUrl,
          }),
        },
      });
    },
  };
}
