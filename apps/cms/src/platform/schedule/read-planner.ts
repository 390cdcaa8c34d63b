import type { Payload } from "payload";
import type { User } from "../../payload-types.ts";
import { isEditorRequest } from "../../access/is-editor.ts";
import type { PlannedChange } from "./read-schedule.ts";

/** On whose behalf a change would be made. Undefined where they have left, or may not publish any more. */
export async function readPlanner(
  payload: Payload,
  { staffId }: PlannedChange,
): Promise<User | undefined> {
  if (staffId === undefined) return undefined;
  const user = await payload.findByID({ collection: "users", id: staffId, disableErrors: true });
  const mayPublish = user !== null && isEditorRequest({ user: { ...user, collection: "users" } });
  return mayPublish ? user : undefined;
}
