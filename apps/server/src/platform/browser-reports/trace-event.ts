import { randomBytes } from "node:crypto";

export interface Trace {
  readonly op: "http.server" | "pageload";
  /** The route or the kind of page, never a URL. */
  readonly where: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
  readonly release: string;
  readonly requestId?: string;
  /** What a page measured, in milliseconds or without a unit. */
  readonly measured?: Readonly<Record<string, number>>;
}

/** A duration in the format of the protocol. */
export function traceEvent(trace: Trace, now: number) {
  const { op, where, milliseconds, isFailed, release, requestId, measured } = trace;
  return {
    type: "transaction",
    platform: op === "pageload" ? "javascript" : "node",
    release,
    transaction: where,
    start_timestamp: (now - milliseconds) / 1000,
    contexts: {
      trace: {
        trace_id: randomBytes(16).toString("hex"),
        span_id: randomBytes(8).toString("hex"),
        op,
        status: isFailed ? "internal_error" : "ok",
      },
    },
    tags: requestId === undefined ? {} : { request_id: requestId },
    ...(measured === undefined ? {} : { measurements: measurementsOf(measured) }),
    spans: [],
  };
}

function measurementsOf(measured: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(measured).map(([name, value]) => [
      name,
      { value, unit: name === "cls" ? "none" : "millisecond" },
    ]),
  );
}
