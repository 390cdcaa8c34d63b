import { languages } from "@autotune/routes";
import Type from "typebox";

/** POST /laravel/rest/consent-records: a visitor's choice about cookies. */
export const ConsentRecordBody = Type.Object({
  status: Type.Enum([0, 1]),
  /** Of the inventory that the page showed. */
  inventoryVersion: Type.String({ pattern: "^[0-9a-f]{16}$" }),
  language: Type.Enum([...languages]),
});
export type ConsentRecordBody = Type.Static<typeof ConsentRecordBody>;
