import { expect, it } from "vitest";
import { describeFailure } from "./describe-failure.ts";

const origin = "https://shop.test";

function failure(error: unknown, type = "error"): Event {
  return Object.assign(new Event(type), type === "error" ? { error } : { reason: error });
}

function thrown(
  message: string,
  stack = `    at Hero (${origin}/assets/a.js:1:2)`,
  name = "TypeError",
) {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
}

it.each(["error", "unhandledrejection"])(
  "describes an %s by its message and its place in the code",
  (type) => {
    expect(describeFailure(failure(thrown("x is undefined"), type), origin)).toEqual({
      type: "TypeError",
      message: "x is undefined",
      stack: `    at Hero (${origin}/assets/a.js:1:2)`,
    });
  },
);

it("reads the stack of Firefox too", () => {
  const stack = `Hero@${origin}/assets/a.js:1:2\n@${origin}/assets/b.js:3:4`;
  const description = describeFailure(failure(thrown("x", stack)), origin);
  expect(description?.stack).toBe(stack);
});

it("[TRACK-02] removes personal data already in the browser", () => {
  const stack = `    at f (${origin}/setup?token=s3cr3t:1:2)\n    at g (${origin}/confirm#token=s3cr3t:3:4)`;
  const description = describeFailure(
    failure(thrown("no ann@studio.test at /setup?token=s3cr3t\nsecond line of ann", stack)),
    origin,
  );
  expect(description?.message).toContain("no [email] at /setup");
  expect(JSON.stringify(description)).not.toMatch(/ann@|s3cr3t/);
  expect(description?.stack).toBe(
    `    at f (${origin}/setup:1:2)\n    at g (${origin}/confirm:3:4)`,
  );
});

it.each([
  ["a network that failed", thrown("Failed to fetch")],
  ["code that could not be fetched", thrown("error loading dynamically imported module: x")],
  ["a call that was given up", thrown("aborted", undefined, "AbortError")],
  ["an extension's error", thrown("odd", "    at f (chrome-extension://abc/a.js:1:2)")],
  ["a foreign script's error", thrown("odd", "    at f (https://pay.test/a.js:1:2)")],
  ["what is no error", "ann@studio.test"],
  ["nothing", undefined],
])("ignores %s", (_case, error) => {
  expect(describeFailure(failure(error), origin)).toBeUndefined();
  expect(describeFailure(failure(error, "unhandledrejection"), origin)).toBeUndefined();
});
