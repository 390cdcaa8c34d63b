import { languages } from "@autotune/routes";
import type { Payload } from "payload";
import Type from "typebox";
import { tryPublication } from "../publishing/try-publication.ts";
import type { TaskSchedulePublish, User } from "../../payload-types.ts";
import { draftedCollections } from "../drafts/drafted-collections.ts";
import type { PlanResponse } from "./schedule-responses.ts";

/** POST /api/schedule/plan */
export const PlanBody = Type.Object({
  collection: Type.String(),
  id: Type.Integer({ minimum: 1 }),
  type: Type.Enum(["publish", "unpublish"]),
  at: Type.String({ format: "date-time" }),
  language: Type.Optional(Type.Enum([...languages])),
  /** Although it would fail today: what is missing will be there in time. */
  anyway: Type.Optional(Type.Boolean()),
});

/** The collections whose documents can be published at a set time. */
type PlannedCollection = NonNullable<TaskSchedulePublish["input"]["doc"]>["relationTo"];

export function isPlannedCollection(payload: Payload, slug: string): slug is PlannedCollection {
  return draftedCollections(payload).some((drafted) => drafted === slug);
}

type Plan = Omit<Type.Static<typeof PlanBody>, "collection"> & {
  readonly collection: PlannedCollection;
};

/** Plans a publication, if it would work now: who plans it is still there to mend what would fail at night. */
export async function planChange(payload: Payload, user: User, plan: Plan): Promise<PlanResponse> {
  const { collection, id, type, language, anyway = false } = plan;
  const at = new Date(plan.at);
  if (at.getTime() <= Date.now())
    return { ok: false, reason: "past", message: "Choose a time that is still to come." };
  if (!anyway) {
    const problem = await tryPublication(payload, { type, collection, id, user, language });
    if (problem !== undefined) return { ok: false, reason: "wouldFail", message: problem };
  }
  await payload.jobs.queue({
    task: "schedulePublish",
    input: {
      type,
      doc: { relationTo: collection, value: id },
      ...(language === undefined ? {} : { locale: language }),
      user: { relationTo: "users", value: user.id },
    },
    waitUntil: at,
  });
  return { ok: true };
}
