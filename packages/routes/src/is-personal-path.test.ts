import { expect, it } from "vitest";
import { isPersonalPath } from "./is-personal-path.ts";
import { parseRouteId } from "./route-id.ts";
import { routesInLanguages } from "./route-in-languages.ts";
import { findRoute } from "./route-table.ts";

it("knows the personal pages in every language, and no other page", () => {
  for (const { id, path } of routesInLanguages()) {
    const { isPersonal = false } = findRoute(parseRouteId(id)?.name ?? "PageNotFound");
    expect({ id, isPersonal: isPersonalPath(path) }).toEqual({ id, isPersonal });
  }
});
