import type { Family, ManualLinkView } from "@autotune/contract";
import { expect, it } from "vitest";
import { groupByFamily } from "./group-by-family.ts";

const manual = (slug: string, family?: Family): ManualLinkView => ({
  slug,
  href: `/documentation/${slug}`,
  language: "en",
  title: slug,
  summary: "",
  version: "1.0.0",
  products: [{ path: slug, pid: slug, name: slug, ...(family === undefined ? {} : { family }) }],
});

it("lists the families in their order, omits those without a manual, and loses none", () => {
  const manuals = [
    manual("choir", "creative-vocal-effects"),
    manual("legacy"),
    manual("pro", "auto-tune"),
    manual("key", "auto-tune"),
  ];
  expect(
    groupByFamily(manuals, ["subscriptions", "auto-tune", "creative-vocal-effects"]).map(
      (group) => [group.family, group.manuals.map(({ slug }) => slug)],
    ),
  ).toEqual([
    ["auto-tune", ["pro", "key"]],
    ["creative-vocal-effects", ["choir"]],
    [undefined, ["legacy"]],
  ]);
});
