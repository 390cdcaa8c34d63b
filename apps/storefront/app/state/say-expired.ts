import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";

export function sayExpired(): void {
  notify({
    kind: "warning",
    text: say(msg`Session expired, please log in again.`),
    seconds: 20,
  });
}
