let script = "";

/** On the server: the document comes with the script, and the browser's code need not bring it again. */
export function setDocumentScript(text: string): void {
  script = text;
}

/**
 * Marks the document before the first paint, from cookies: the country that the edge found and its currency,
 * whether the visitor is signed in, and the variants of experiments. So one cached page serves everybody without a
 * flash of wrong content. The text never varies, so neither does its hash in the page's content security policy.
 */
export function MarkDocument() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
