import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const LicenceToMail = Type.Object({
  licenceId: Type.Integer(),
  /** Whose it is: should it be somebody else's by the time of the mail, none is sent. */
  accountId: Type.Integer(),
  /** Its strings are new, and the former ones have stopped. */
  isRegenerated: Type.Boolean(),
  /** The mail's own name. */
  copy: Type.String({ minLength: 1 }),
});
export type LicenceToMail = Type.Static<typeof LicenceToMail>;
const form = Compile(LicenceToMail);

export const licenceEmailQueue: Queue<LicenceToMail> = {
  name: "send-licence-email",
  isData: (data): data is LicenceToMail => form.Check(data),
  keyOf: ({ copy }) => copy,
};
