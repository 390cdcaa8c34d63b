import { expect, it } from "vitest";
import { readProviderError } from "./read-provider-error.ts";

it.each([404, 410])("forgets a session that the provider answers with %i for", (status) => {
  expect(readProviderError(status, "No such session.")).toEqual({
    problem: { kind: "transaction", text: "No such session." },
    gone: true,
  });
});

it.each([400, 409, 422])(
  "shows the provider's own words for status %i and goes on with it",
  (status) => {
    expect(readProviderError(status, "Not that country.")).toEqual({
      problem: { kind: "transaction", text: "Not that country." },
      gone: false,
    });
  },
);

it.each([0, 500, 502, 503, undefined, "404"])(
  "says in our words that the provider cannot be reached for status %j, and keeps the session",
  (status) => {
    expect(readProviderError(status, "TypeError: Failed to fetch")).toEqual({
      problem: { kind: "unavailable" },
      gone: false,
    });
  },
);

it("does without a text that is none", () => {
  expect(readProviderError(404, undefined).problem).toEqual({ kind: "transaction", text: "" });
});
