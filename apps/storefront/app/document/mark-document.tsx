import { catchFailures } from "../platform/error-reports/catch-failures.ts";
import { markDocument } from "./mark-document-script.ts";

/**
 * Marks the document before the first paint, from cookies: the currency of the country that the edge found,
 * whether the visitor is signed in, and the variants of experiments. So one cached page serves everybody without a
 * flash of wrong content. The text never varies, so neither does its hash in the page's content security policy.
 */
export function MarkDocument() {
  return <script dangerouslySetInnerHTML={{ __html: catchFailures + markDocument }} />;
}
