import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set("content-type", "text/html");
  return new Response(
    `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`,
    { status, headers },
  );
}
