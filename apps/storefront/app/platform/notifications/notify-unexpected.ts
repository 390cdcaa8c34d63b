import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { translate } from "../i18n/translate.ts";

/** A button cannot work: an editor's mistake, or a product that is gone. */
export function notifyUnexpected(): void {
  notify({
    kind: "error",
    text: translate(msg`An unexpected error has occurred; we apologize for the inconvenience`),
    seconds: 5,
  });
}
