import { expect, it } from "vitest";
import { addressOfPage, readPage } from "./owned-page-address.ts";

it("reads back what it writes", () => {
  for (const page of [1, 2, 40])
    for (const perpetualOnly of [false, true])
      expect(readPage(new URLSearchParams(addressOfPage({ page, perpetualOnly })))).toEqual({
        page,
        perpetualOnly,
      });
});
