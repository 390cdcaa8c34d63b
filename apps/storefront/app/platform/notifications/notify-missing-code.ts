import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { notifyOffline } from "./notify-offline.ts";
import { translate } from "../i18n/translate.ts";

/** The code behind a button could not be fetched: the next press may find it. */
export function notifyMissingCode(): void {
  if (!navigator.onLine) return notifyOffline();
  notify({
    kind: "error",
    text: translate(msg`Could not process your request at this time. Please try again.`),
    seconds: 10,
  });
}
