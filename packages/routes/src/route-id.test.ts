import { expect, it } from "vitest";
import { parseRouteId } from "./route-id.ts";
import { routesInLanguages } from "./route-in-languages.ts";

it("reads every id of the table back", () => {
  for (const { id, name, language } of routesInLanguages())
    expect(parseRouteId(id)).toEqual({ name, language });
});

it("knows no other id", () => {
  expect(parseRouteId("root")).toBeUndefined();
  expect(parseRouteId("Compare-lang_xx")?.language).toBe("en");
});
