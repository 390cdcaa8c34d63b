import { languageNames } from "@autotune/routes";
import type { Payload } from "payload";
import type { User } from "../../payload-types.ts";
import { documentUrl } from "../documents/collection-name.ts";
import { tryPublication } from "../publishing/try-publication.ts";
import { readPlanner } from "./read-planner.ts";
import { scheduleRoot } from "./schedule-urls.ts";
import { readFailed, type PlannedChange } from "./read-schedule.ts";

/**
 * Writes to who planned what has just failed, with the reason and the way to it. Where they can do nothing about it any
 * more, to the admins.
 */
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
  const { title, type, language, collection, documentId } = change;
  const planner = await readPlanner(payload, change);
  const inLanguage = language === undefined ? "" : ` in ${languageNames[language]}`;
  const action = type === "publish" ? "published" : "taken offline";
  const plan = `planned that “${title}” would be ${action}${inLanguage}. It could not be done:`;
  const paragraphs = [
    planner === undefined ? `Somebody ${plan}` : `You ${plan}`,
    planner === undefined ? plannerIsGone : await reasonFor(payload, change, planner),
    `The document: ${payload.config.serverURL}${documentUrl(collection, documentId)}`,
    `All plans: ${payload.config.serverURL}${scheduleRoot}`,
  ];
  for (const { email } of planner === undefined ? await readAdmins(payload) : [planner])
    await payload.sendEmail({
      to: email,
      subject: `“${title}” was not ${action}`,
      text: `${paragraphs.join("\n\n")}\n`,
      html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join(""),
    });
}

const plannerIsGone =
  "Who planned it isn’t on the staff any more, or may no longer publish. Choose “Try again” among all plans to do it yourself.";

async function reasonFor(payload: Payload, change: PlannedChange, user: User): Promise<string> {
  const reason = await tryPublication(payload, { ...change, id: change.documentId, user });
  return reason ?? "The reason has gone since: it would work now.";
}

async function readAdmins(payload: Payload): Promise<User[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "admin" } },
    depth: 0,
    pagination: false,
  });
  return docs;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
