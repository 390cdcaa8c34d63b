import type { ErrorReportBody } from "@autotune/contract";
import { scrubText } from "@autotune/contract/scrub-text";

type DescribedFailure = Pick<ErrorReportBody, "type" | "message" | "stack">;

/** Network failures: frequent, and not caused by our code. In all browsers' wording. */
const networkFailures =
  /Failed to fetch|Load failed|NetworkError|dynamically imported module|Importing a module script/;
const longestStack = 8000;

/** The report of a failure; undefined where it is not ours or carries no information. */
export function describeFailure(event: Event, origin: string): DescribedFailure | undefined {
  const error: unknown = Reflect.get(event, event.type === "error" ? "error" : "reason");
  if (!(error instanceof Error)) return undefined;
  const { name, message, stack = "" } = error;
  if (name === "AbortError" || networkFailures.test(message)) return undefined;
  // From an extension, or from the payment provider's script.
  if (!stack.includes(`${origin}/`)) return undefined;
  return {
    type: scrubText(name).slice(0, 100) || "Error",
    message: scrubText(message),
    stack: placesOf(stack).slice(0, longestStack),
  };
}

/** Only the stack frames: the first lines repeat the message, and a URL's query may hold personal data. */
function placesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at |@/.test(line) && /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/[?#].*(?=:\d+:\d+\)?$)/, ""))
    .join("\n");
}
