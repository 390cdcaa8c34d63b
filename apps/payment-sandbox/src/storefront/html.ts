import type { Texts } from "./texts/texts.ts";

/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** Escapes whatever is put into the text, unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.reduce((before, string, index) => {
    const part = parts[index - 1];
    return before + toText(part ?? null) + string;
  });
  return { html: text };
}

function toText(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  if ("html" in part) return part.html;
  return part.map((one) => one.html).join("");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Data for a page's script; it cannot end the element that contains it. */
export function jsonBlock(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return { html: `<script type="application/json" id="${id}">${json}</script>` };
}

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
}

/** No inline script or style, nothing from elsewhere; anybody may put the page into a frame. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors *";

export function htmlPage<
  Reply extends { header(name: string, value: string): Reply; send(body: string): unknown },
>(reply: Reply, { language, title, body }: Page): unknown {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/checkout.css" />
      </head>
      <body>
        ${body}
        <script type="module" src="/assets/checkout.js"></script>
      </body>
    </html>`;
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .send(page.html);
}

/** A page that only explains why there is nothing to pay. */
export function messagePage(texts: Texts, message: "expired" | "unknown"): Page {
  return {
    language: texts.language,
    title: texts.payWithCard,
    body: html`<main class="card" data-state="${message}">
      <p class="notice" role="alert">${texts[message]}</p>
      <button type="button" class="quiet" id="cancel" disabled>${texts.cancel}</button>
    </main>`,
  };
}
