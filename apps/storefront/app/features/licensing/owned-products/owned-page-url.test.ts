import { expect, it } from "vitest";
import { pageHref, readPage } from "./owned-page-url.ts";

it("reads back what it writes", () => {
  for (const page of [1, 2, 40])
    for (const perpetualOnly of [false, true])
      expect(readPage(new URLSearchParams(pageHref({ page, perpetualOnly })))).toEqual({
        page,
        perpetualOnly,
      });
});
