import { routeTable } from "@autotune/routes";
import Type from "typebox";

/** A page that took longer was left alone, or is made up. */
const milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: 60_000 }));

/** POST /vitals: how one page of a visit loaded and responded. Nothing in it identifies the visitor. */
export const VitalsBody = Type.Object(
  {
    route: Type.Enum(routeTable.map(({ name }) => name)),
    device: Type.Enum(["phone", "tablet", "desktop"]),
    /** When the largest thing of the first view was painted. */
    lcp: milliseconds,
    /** The page's slowest visible response to an interaction. */
    inp: milliseconds,
    /** How long the first byte took. */
    ttfb: milliseconds,
    /** How far elements moved without an interaction. */
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  },
  { additionalProperties: false, minProperties: 3 },
);
export type VitalsBody = Type.Static<typeof VitalsBody>;
