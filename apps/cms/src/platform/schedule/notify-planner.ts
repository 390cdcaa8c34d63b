import { languageNames } from "@autotune/routes";
import type { Payload } from "payload";
import { documentUrl } from "../documents/collection-name.ts";
import { checkPublication } from "../publishing/check-publication.ts";
import { scheduleRoot } from "./schedule-urls.ts";
import { readFailed, type PlannedChange } from "./read-schedule.ts";

/** Writes to who planned what has just failed, with the reason and the way to it. */
export async function notifyPlanners(
  payload: Payload,
  failedJobs: readonly number[],
): Promise<void> {
  if (failedJobs.length === 0) return;
  for (const change of await readFailed(payload)) {
    if (!failedJobs.includes(change.id)) continue;
    try {
      await notifyPlanner(payload, change);
    } catch (error) {
      // The dashboard says it too, and the next plans must not wait for a mail server.
      payload.logger.error({ err: error, msg: "An email about a failed schedule was not sent" });
    }
  }
}

async function notifyPlanner(payload: Payload, change: PlannedChange): Promise<void> {
  const { staffId, title, type, language, collection, documentId } = change;
  if (staffId === undefined) return;
  const user = await payload.findByID({ collection: "users", id: staffId, disableErrors: true });
  if (user === null) return;
  const reason =
    (await checkPublication(payload, { type, collection, id: documentId, user, language })) ??
    "The reason has gone since: it would work now.";
  const inLanguage = language === undefined ? "" : ` in ${languageNames[language]}`;
  const action = type === "publish" ? "published" : "taken offline";
  const paragraphs = [
    `You planned that “${title}” would be ${action}${inLanguage}. It could not be done:`,
    reason,
    `The document: ${payload.config.serverURL}${documentUrl(collection, documentId)}`,
    `All plans: ${payload.config.serverURL}${scheduleRoot}`,
  ];
  await payload.sendEmail({
    to: user.email,
    subject: `“${title}” was not ${action}`,
    text: `${paragraphs.join("\n\n")}\n`,
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join(""),
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
