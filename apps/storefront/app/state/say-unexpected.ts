import { msg } from "@lingui/core/macro";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";

/** A button that cannot do what it says: an editor's slip, or a product that is gone. */
export function sayUnexpected(): void {
  notify({
    kind: "error",
    text: say(msg`An unexpected error has occured; we apologize for the inconvenience`),
    seconds: 5,
  });
}
