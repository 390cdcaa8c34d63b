import { msg } from "@lingui/core/macro";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";

export function notifyExpired(): void {
  notify({
    kind: "warning",
    text: translate(msg`Session expired, please log in again.`),
    seconds: 20,
  });
}
