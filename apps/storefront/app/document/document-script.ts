import { catchFailures } from "../platform/error-reports/catch-failures.ts";
import { catchPresses } from "../platform/presses/catch-presses.ts";
import { markDocument } from "./mark-document-script.ts";

/** Before everything else in the document: errors, presses, and the marks of its visitor. */
export const documentScript = catchFailures + catchPresses + markDocument;
