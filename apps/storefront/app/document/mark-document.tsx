// The document has it from the server; the browser's code need not bring it again.
const script = import.meta.env.SSR ? (await import("./document-script.ts")).documentScript : "";

/**
 * Marks the document before the first paint, from cookies: the currency of the country that the edge found,
 * whether the visitor is signed in, and the variants of experiments. So one cached page serves everybody without a
 * flash of wrong content. The text never varies, so neither does its hash in the page's content security policy.
 */
export function MarkDocument() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
