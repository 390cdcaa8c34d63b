import { SpanKind, trace } from "@opentelemetry/api";
import { activeTraceparent } from "./traceparent.ts";
import { withSpan } from "./with-span.ts";

/** `fetch` to another service, which is told the trace. Of the path only its first segment is recorded: then come ids. */
export function tracedFetch(service: string): typeof fetch {
  return async (input, init) => {
    if (!(typeof input === "string")) return fetch(input, init);
    const { pathname } = new URL(input);
    const method = init?.method ?? "GET";
    const place = pathname.split("/", 2).join("/");
    const attributes = { "peer.service": service, "http.request.method": method };
    return withSpan(`${method} ${place}`, { kind: SpanKind.CLIENT, attributes }, async () => {
      const traceparent = activeTraceparent();
      const response = await fetch(input, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          ...(traceparent === undefined ? {} : { traceparent }),
        },
      });
      trace.getActiveSpan()?.setAttribute("http.response.status_code", response.status);
      return response;
    });
  };
}
