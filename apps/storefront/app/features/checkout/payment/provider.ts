/** The provider whose library the checkout loads. Another one is another folder with the same exports. */
export {
  frameContainerId,
  loadProvider,
  type Payment,
  type ProviderListener,
} from "./fastspring/provider-script.ts";
export { readProviderError } from "./fastspring/read-provider-error.ts";
export {
  isDecline,
  isSubmission,
  readClosed,
  readOrderHint,
} from "./fastspring/read-provider-hint.ts";
export { readSessionCharge } from "./fastspring/read-session-charge.ts";
