import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Nobody can load a text without a connection: this one comes with the first view. */
export function noResponseText(): MessageDescriptor {
  return msg`We couldn’t reach the server. Check your connection and try again.`;
}
