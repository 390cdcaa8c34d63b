import type { ErrorReportBody } from "@autotune/contract";
import { scrubText } from "@autotune/contract/scrub-text";

type DescribedFailure = Pick<ErrorReportBody, "type" | "message" | "stack">;

/** The network's failures: they say nothing of our code, and come by the thousand. In all browsers' words. */
const networkFailures =
  /Failed to fetch|Load failed|NetworkError|dynamically imported module|Importing a module script/;
const longestStack = 8000;

/** What is told of a failure; undefined where it is none of ours, or tells nothing. */
export function describeFailure(event: Event, origin: string): DescribedFailure | undefined {
  const error: unknown = Reflect.get(event, event.type === "error" ? "error" : "reason");
  if (!(error instanceof Error)) return undefined;
  const { name, message, stack = "" } = error;
  if (name === "AbortError" || networkFailures.test(message)) return undefined;
  // An extension's, or that of the payment provider's script.
  if (!stack.includes(`${origin}/`)) return undefined;
  return {
    type: scrubText(name).slice(0, 100) || "Error",
    message: scrubText(message),
    stack: placesOf(stack).slice(0, longestStack),
  };
}

/** Only where it happened: the first lines repeat the message, and an address may carry more than a place. */
function placesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at |@/.test(line) && /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/[?#].*(?=:\d+:\d+\)?$)/, ""))
    .join("\n");
}
