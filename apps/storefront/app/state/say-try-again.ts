import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";

/** The code behind a button could not be fetched: the next press may find it. */
export function sayTryAgain(): void {
  notify({
    kind: "error",
    text: say(msg`Could not process your request at this time. Please try again.`),
    seconds: 10,
  });
}
