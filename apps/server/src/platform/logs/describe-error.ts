export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: DescribedError;
}

/**
 * An error for logs and for failed jobs. A failed statement carries its parameters, in its message and
 * elsewhere: names, email addresses, hashes, serials. They are left out.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const code: unknown = Reflect.get(error, "code");
  const query: unknown = Reflect.get(error, "query");
  const isStatement = typeof query === "string";
  return {
    type: error.name,
    message: isStatement ? `Failed statement: ${query.slice(0, 200)}` : error.message,
    ...(typeof code === "string" ? { code } : {}),
    // Only the stack frames: the first lines repeat the message.
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
