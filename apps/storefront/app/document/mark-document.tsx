import { catchFailures } from "./catch-failures.ts";
import { markDocument } from "./mark-document-script.ts";

/**
 * Marks the document before the first paint, from cookies: the currency of the country that the edge found,
 * whether somebody is signed in, and which variants of experiments they see. So one cached page serves everybody, and nothing flashes that is not
 * theirs. The text never varies, so neither does its hash in the page's policy.
 */
export function MarkDocument() {
  return <script dangerouslySetInnerHTML={{ __html: catchFailures + markDocument }} />;
}
