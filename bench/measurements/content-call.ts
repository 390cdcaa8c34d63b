import type { Measurement } from "../measurement.ts";
import { ratioToBareFastify } from "./against-bare-fastify.ts";

export const contentCall: Measurement = {
  id: "c",
  what: "content call ÷ bare Fastify with the same JSON",
  bar: { atLeast: 0.7 },
  measure: ({ webPorts }) =>
    ratioToBareFastify(
      `http://127.0.0.1:${webPorts[0]}/wp-json/wp/v2/pages?slug=home&lang=es`,
      "application/json; charset=utf-8",
    ),
};
