import type { Measurement } from "../measurement.ts";
import { ratioToBareFastify } from "./against-bare-fastify.ts";

export const cachedPage: Measurement = {
  id: "a",
  what: "cached page ÷ bare Fastify sending the same Buffer",
  bar: { atLeast: 0.8 },
  measure: ({ webPorts }) =>
    ratioToBareFastify(`http://127.0.0.1:${webPorts[0]}/`, "text/html; charset=utf-8"),
};
