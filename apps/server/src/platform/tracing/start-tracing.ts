import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

export interface TracingOptions {
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly service: string;
  readonly release: string;
}

/** Sends what is recorded to a collector. Until it is called, spans of this process are nothing and cost nothing. */
export function startTracing({ endpoint, service, release }: TracingOptions): {
  /** Sends the rest. */
  stop(): Promise<void>;
} {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": release }),
    // Whether a trace is recorded is decided where it begins (trace-requests.ts).
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, maxQueueSize: 4096 }),
    ],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(manager);
  return {
    async stop() {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
