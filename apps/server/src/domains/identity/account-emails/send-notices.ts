import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { noticeQueue, type Notice } from "./notice-queue.ts";
import { findRecipient } from "./recipient.ts";
import { sendAccountEmail } from "./send-account-email.ts";
import { writeNotice } from "./write-notice.ts";

/** Notifies people of changes to their account. */
export function sendNotices(app: App, origin: string): QueueWork<Notice> {
  return {
    queue: noticeQueue,
    atOnce: 2,
    async run({ name, accountId, to, news }) {
      const recipient = await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const email = await writeNotice(origin, recipient, news);
      await sendAccountEmail(app, origin, { to: to ?? recipient.email, name, email });
    },
  };
}
