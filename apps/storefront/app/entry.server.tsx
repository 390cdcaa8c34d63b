import "./platform/i18n/all-messages.server.ts";
import { Writable } from "node:stream";
import type { RouteName } from "@autotune/routes";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, RouterContextProvider, ServerRouter } from "react-router";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { documentScript } from "./document/document-script.ts";
import { setDocumentScript } from "./document/mark-document.tsx";
import { storefrontContext, type Storefront } from "./document/storefront-context.ts";

setDocumentScript(documentScript);

const renderTimeout = 5000;
const indexRouteId = "Home" satisfies RouteName;

/** Renders the whole page before responding: it is cached as bytes, and its CSP needs a hash per inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = await renderToBuffer(
    <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} />,
  );
  return new Response(html, { status, headers });
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

function renderToBuffer(element: React.ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
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
