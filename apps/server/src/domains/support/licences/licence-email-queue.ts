import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

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
const form = Compile(LicenceToMail);

export const licenceEmailQueue: Queue<LicenceToMail> = {
  name: "send-licence-email",
  isData: (data): data is LicenceToMail => form.Check(data),
  keyOf: ({ copy }) => copy,
};
