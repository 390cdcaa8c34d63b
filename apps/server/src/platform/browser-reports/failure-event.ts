import { scrubText } from "@autotune/contract/scrub-text";
import type { DescribedError } from "../logs/describe-error.ts";
import { readFrames } from "./read-frames.ts";

export interface Failure {
  readonly error: DescribedError;
  readonly platform: "javascript" | "node";
  /** An error unless it ended the process. */
  readonly level?: "error" | "fatal";
  readonly release: string;
  /** The route, the job or the kind of page. */
  readonly where: string;
  readonly requestId?: string;
  readonly traceId?: string | undefined;
}

/** An error in the format of the protocol. It contains neither URL nor headers nor personal data. */
export function failureEvent({
  error,
  platform,
  level = "error",
  release,
  where,
  requestId,
  traceId,
}: Failure) {
  return {
    platform,
    level,
    release,
    transaction: where,
    tags: {
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...(traceId === undefined ? {} : { trace_id: traceId }),
    },
    // The cause comes before its effect.
    exception: { values: chainOf(error).toReversed() },
  };
}

function chainOf({ type, message, stack, cause }: DescribedError): object[] {
  const own = {
    type: scrubText(type).slice(0, 100),
    value: scrubText(message),
    stacktrace: { frames: readFrames(stack) },
  };
  return cause === undefined ? [own] : [own, ...chainOf(cause)];
}
