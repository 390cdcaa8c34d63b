import { expect, it } from "vitest";
import { readProviderError } from "./read-provider-error.ts";

it.each([404, 410])("deletes a session for which the provider responds with %i", (status) => {
  expect(readProviderError(status, "No such session.")).toEqual({
    problem: { kind: "transaction", text: "No such session." },
    gone: true,
  });
});

it.each([400, 409, 422])(
  "shows the provider's own text for status %i and keeps the session",
  (status) => {
    expect(readProviderError(status, "Not that country.")).toEqual({
      problem: { kind: "transaction", text: "Not that country." },
      gone: false,
    });
  },
);

it.each([0, 500, 502, 503, undefined, "404"])(
  "shows our text that the provider cannot be reached for status %j, and keeps the session",
  (status) => {
    expect(readProviderError(status, "TypeError: Failed to fetch")).toEqual({
      problem: { kind: "unavailable" },
      gone: false,
    });
  },
);

it("ignores a text that is not a string", () => {
  expect(readProviderError(404, undefined).problem).toEqual({ kind: "transaction", text: "" });
});
