import { expect, it } from "vitest";
import { contentKey } from "../published/dependency.ts";
import { everyPageTag, tagOf, tagsOf } from "./edge-tags.ts";

it("gives a page one tag for each thing that it looked for, and the one of all pages", () => {
  const home = contentKey("pages", "home", "es");
  const tags = tagsOf(
    new Map([
      [home, 3],
      ["offer/auto-tune-pro", undefined],
    ]),
  );
  expect(tags).toEqual([everyPageTag, tagOf(home), tagOf("offer/auto-tune-pro")]);
  for (const tag of tags) expect(tag).toMatch(/^[a-z0-9]{1,10}$/);
});
