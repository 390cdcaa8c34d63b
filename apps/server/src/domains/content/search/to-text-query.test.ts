import { expect, it } from "vitest";
import { toTextQuery } from "./to-text-query.ts";

it("asks for all typed words in any spelling, or for one of the synonyms in order", () => {
  const term = { literal: [["promo"], ["code", "codes"]], synonyms: [["gift", "card"]] };
  expect(toTextQuery(term)).toBe("((('promo')&('code'|'codes'))|('gift'<->'card'))");
  expect(toTextQuery({ literal: [["key"]], synonyms: [] }, "A")).toBe("((('key':A)))");
});

it("asks for what begins with a single character of an unspaced script", () => {
  expect(toTextQuery({ literal: [["声"]], synonyms: [] })).toBe("((('声':*)))");
  expect(toTextQuery({ literal: [["声"]], synonyms: [] }, "AC")).toBe("((('声':*AC)))");
});
