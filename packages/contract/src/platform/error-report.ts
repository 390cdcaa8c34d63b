import { routeTable } from "@autotune/routes";
import Type from "typebox";

/** POST /error-reports: what went wrong on a page. It names the kind of page, never its URL. */
export const ErrorReportBody = Type.Object(
  {
    type: Type.String({ minLength: 1, maxLength: 100 }),
    message: Type.String({ maxLength: 1000 }),
    stack: Type.String({ maxLength: 8000 }),
    release: Type.String({ pattern: "^[\\w-]{1,64}$" }),
    route: Type.Enum(routeTable.map(({ name }) => name)),
  },
  { additionalProperties: false },
);
export type ErrorReportBody = Type.Static<typeof ErrorReportBody>;
