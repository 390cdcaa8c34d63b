import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ key: Type.String({ minLength: 1 }) }));

export interface SaleToTell {
  /** Of the row to be reported. */
  readonly key: string;
}

export const affiliateSaleQueue: Queue<SaleToTell> = {
  name: "send-affiliate-sale",
  isData: (data): data is SaleToTell => form.Check(data),
  keyOf: ({ key }) => key,
};
