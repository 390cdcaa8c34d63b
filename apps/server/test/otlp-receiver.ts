import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import Type from "typebox";
import { Value } from "typebox/value";

/** The parts of an OTLP export in JSON that a test looks at. */
const Exported = Type.Object({
  resourceSpans: Type.Array(
    Type.Object({
      resource: Type.Object({
        attributes: Type.Array(
          Type.Object({ key: Type.String(), value: Type.Record(Type.String(), Type.Unknown()) }),
        ),
      }),
      scopeSpans: Type.Array(
        Type.Object({
          spans: Type.Array(
            Type.Object({
              traceId: Type.String({ pattern: "^[0-9a-f]{32}$" }),
              spanId: Type.String({ pattern: "^[0-9a-f]{16}$" }),
              parentSpanId: Type.Optional(Type.String()),
              name: Type.String(),
              kind: Type.Integer(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** As it was sent, to look for what must not be in it. */
  readonly text: string;
}

export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

/** A whole run of journeys must not fill the memory. */
const mostSpans = 20_000;

/**
 * What a collector does, as far as a test needs it: takes OTLP over HTTP in JSON and keeps the last spans. A test in
 * another process reads those of a trace at `/spans/<traceId>`.
 */
export async function startOtlpReceiver(port = 0): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const traceId = /^\/spans\/(\w+)$/.exec(request.url ?? "")?.[1];
    if (traceId !== undefined) {
      const found = spans.filter((span) => span.traceId === traceId);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
      return;
    }
    void json(request)
      .then((body) => {
        const { resourceSpans } = Value.Parse(Exported, body);
        for (const { resource, scopeSpans } of resourceSpans) {
          const named = resource.attributes.find(({ key }) => key === "service.name");
          const service = String(named?.value["stringValue"]);
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({
              service,
              traceId: span.traceId,
              spanId: span.spanId,
              parentSpanId: span.parentSpanId,
              name: span.name,
              text: JSON.stringify(span),
            });
        }
        spans.splice(0, Math.max(0, spans.length - mostSpans));
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      })
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${taken}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
