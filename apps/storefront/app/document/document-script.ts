import { catchFailures } from "../platform/error-reports/catch-failures.ts";
import { catchPresses } from "../platform/presses/catch-presses.ts";
import { hideLinkParams } from "./hide-link-params-script.ts";
import { markDocument } from "./mark-document-script.ts";

/** Before everything else in the document: the URL's secrets, errors, presses, and the marks of its visitor. */
export const documentScript = hideLinkParams + catchFailures + catchPresses + markDocument;
