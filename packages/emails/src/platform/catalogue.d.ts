/** What Lingui's plugin makes of a catalogue. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
