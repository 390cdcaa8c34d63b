import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { translate } from "./say.ts";

export function notifyExpired(): void {
  notify({
    kind: "warning",
    text: translate(msg`Session expired, please log in again.`),
    seconds: 20,
  });
}
