import "./platform/i18n/all-messages.server.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { RouteName } from "@autotune/routes";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, RouterContextProvider, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { criticalCss } from "./document/critical-css/critical-css.ts";
import { documentScript } from "./document/document-script.ts";
import { setDocumentScript } from "./document/mark-document.tsx";
import { storefrontContext, type Storefront } from "./document/storefront-context.ts";
import styles from "./styles/app.css?url";

setDocumentScript(documentScript);

const renderTimeout = 5000;

/**
 * A page is handled as its bytes, one character each: decoding and encoding a page of 200 kB again and again costs as
 * much as a fifth of its render. Whatever is looked for in it or put into it is read the same way.
 */
const bytes = "latin1";

/** In development the stylesheet is no file, and changes. */
const criticalCssOf = import.meta.env.PROD
  ? criticalCss(readFileSync(join(import.meta.dirname, "../client", styles), bytes))
  : undefined;
const indexRouteId = "Home" satisfies RouteName;

/** Renders the whole page before responding: it is cached as bytes, and its CSP needs a hash per inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = await renderToString(
    <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} />,
  );
  const page = Buffer.from(withCriticalCss(withLateScripts(html)), bytes);
  return new Response(page, { status, headers });
}

/**
 * A render prepares every route that it is given; a page needs only the ones that it consists of, and
 * the index: a browser that does not know it would take the bare document root for `/`.
 */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const routes: EntryContext["manifest"]["routes"] = {};
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  for (const id of [...ids, indexRouteId]) routes[id] = context.manifest.routes[id];
  return { ...context, manifest: { ...context.manifest, routes } };
}

/** What is painted comes first: until then nobody can press anything. */
function withLateScripts(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchPriority="low"',
  );
}

/** The first paint then waits for nothing but the document. */
function withCriticalCss(html: string): string {
  if (criticalCssOf === undefined) return html;
  const at = html.indexOf("</head>");
  return `${html.slice(0, at)}<style>${criticalCssOf(html)}</style>${html.slice(at)}`;
}

function renderToString(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString(bytes));
        done();
      },
    });
    const timer = setTimeout(
      () => abort(new Error("The page took too long to render")),
      renderTimeout,
    );
    const { pipe, abort } = renderToPipeableStream(element, {
      // Not streamed: lazily hydrated parts must be in their place too, not in a hidden part at the end.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        pipe(collect);
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/** The server logs what its handler throws; a missing page is a response, not an error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};

/** The server that hosts this build renders with the copy of React Router that the build was made with. */
export { createRequestHandler } from "react-router";

export function provideStorefront(storefront: Storefront): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storefrontContext, storefront);
  return context;
}
