import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const SaleToTell = Type.Object({
  /** Of the row to be reported. */
  key: Type.String({ minLength: 1 }),
});
export type SaleToTell = Type.Static<typeof SaleToTell>;

export const affiliateSaleQueue = defineQueue({
  name: "send-affiliate-sale",
  data: SaleToTell,
  keyOf: ({ key }) => key,
});
