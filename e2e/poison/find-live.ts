/** Names and protocols that a page hands to the browser, which would act on them. */
export interface Canary {
  readonly host: string;
  /** What a template would print, if one were to compute it. */
  readonly computed: string;
}

/**
 * What of an attack is alive in a document: markup, handlers, URLs, styles, broken data. It runs in the browser, so
 * that a page is read as a browser reads it.
 */
export function findLive(document: Document, { host, computed }: Canary): string[] {
  const found: string[] = [];
  const urlAttributes = new Set(
    "href src srcset action formaction xlink:href data poster cite background ping manifest content".split(
      " ",
    ),
  );
  const dangerous = new Set(
    "javascript: vbscript: livescript: blob: file: view-source: ftp: filesystem:".split(" "),
  );
  const isLiveUrl = (text: string): boolean => {
    const url = URL.parse(text, "https://shop.localhost/page");
    if (url === null) return false;
    if (url.hostname === host || dangerous.has(url.protocol)) return true;
    return url.protocol === "data:" && /poison/i.test(text);
  };
  const checkAttribute = (element: Element, { name, value }: Attr) => {
    const shown = `<${element.localName} ${name}="${value.slice(0, 120)}">`;
    if (/poison/i.test(name) || /^on/i.test(name) || name === "srcdoc") found.push(shown);
    if (name === "http-equiv" && /refresh/i.test(value)) found.push(shown);
    if (name === "style" && /poison|canary|expression|javascript/i.test(value)) found.push(shown);
    if (!urlAttributes.has(name)) return;
    // Titles and descriptions in the head are words; pictures and addresses are not.
    const meaning = element.getAttribute("property") ?? element.getAttribute("name") ?? "";
    if (name === "content" && !/(?:url|image|video|audio|player)$/i.test(meaning)) return;
    const urls = name === "srcset" ? value.split(/,\s+/).map((one) => one.trim()) : [value];
    if (urls.some(isLiveUrl)) found.push(shown);
  };
  const checkScript = (element: Element) => {
    const text = element.textContent;
    const shown = `<${element.localName}>${text.slice(0, 120)}`;
    if (/<\/script|<!--|<script/i.test(text) || /^\W*poisoned/.test(text)) found.push(shown);
    if (element.getAttribute("type") !== "application/ld+json") return;
    try {
      JSON.parse(text);
    } catch {
      found.push(`${shown}: no JSON`);
    }
  };
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      for (const attribute of element.attributes) checkAttribute(element, attribute);
      if (element.localName === "script") checkScript(element);
      if (element.localName === "style" && /poison|canary/i.test(element.textContent))
        found.push(`<style>${element.textContent.slice(0, 120)}`);
      if (element instanceof HTMLTemplateElement) walk(element.content);
    }
  };
  walk(document);
  const words = document.body?.textContent ?? "";
  if (words.includes(computed)) found.push(`${computed} was computed`);
  return found;
}
