import { codeBatch, redeemCode } from "@autotune/database/schema";
import { renderCodeRedeemedEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import { eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient, sendAccountEmail } from "../../identity/index.ts";
import { redeemedEmailQueue, type RedeemedToMail } from "./redeemed-email-queue.ts";
import { readRedeemedLicences } from "./repository.ts";

/** Sends a person what their code has granted. */
export function sendRedeemedEmails(app: App, origin: string): QueueWork<RedeemedToMail> {
  return {
    queue: redeemedEmailQueue,
    atOnce: 2,
    async run({ codeHash, accountId }) {
      const recipient = await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const { email, name, language } = recipient;
      const hash = Buffer.from(codeHash, "hex");
      const licences = await readRedeemedLicences(app.database, hash, { accountId, language });
      const [batch] = await app.database
        .select({ dealer: codeBatch.dealer })
        .from(redeemCode)
        .innerJoin(codeBatch, eq(codeBatch.id, redeemCode.batchId))
        .where(eq(redeemCode.hash, hash));
      // Transferred or revoked meanwhile.
      if (batch === undefined || licences.length === 0) return;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `redeemed-${codeHash.slice(0, 32)}`,
        email: {
          kind: "codeRedeemed",
          rendered: await renderCodeRedeemedEmail({
            name,
            language,
            dealer: batch.dealer,
            licences: licences.map(({ name: product, serial, authenticationString }) => ({
              product,
              serial,
              authenticationString,
            })),
            accountUrl: origin + linkTo("Overview", {}, language),
          }),
        },
      });
    },
  };
}
