import { msg } from "@lingui/core/macro";
import { reloadThrottled } from "../calls/reload-throttled.ts";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";
import { announceSession } from "./session-tabs.ts";
import { setUser, useUser } from "./user-store.ts";

/** A call that only a signed-in person makes was refused: the session is over, or this page is outdated. */
export function answerRefusedCall(status: 401 | 412): void {
  if (status === 412) {
    reloadThrottled();
    return;
  }
  // Several calls may be refused at once; the person is told once.
  if (useUser.getState().status !== "signedIn") return;
  setUser(null);
  announceSession();
  notify({
    kind: "warning",
    text: say(msg`Session expired, please log in again.`),
    seconds: 20,
  });
}
