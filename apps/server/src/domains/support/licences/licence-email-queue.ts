import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const LicenceToMail = Type.Object({
  licenceId: Type.Integer(),
  /** Its owner: if the licence belongs to somebody else when the email is due, none is sent. */
  accountId: Type.Integer(),
  /** Its strings are new, and the former ones have stopped. */
  isRegenerated: Type.Boolean(),
  /** Part of the message id. */
  copy: Type.String({ minLength: 1 }),
});
export type LicenceToMail = Type.Static<typeof LicenceToMail>;

export const licenceEmailQueue = defineQueue({
  name: "send-licence-email",
  data: LicenceToMail,
  keyOf: ({ copy }) => copy,
});
