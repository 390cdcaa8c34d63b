import Type from "typebox";

/** The permanent target of an old path. Its key is the old path. */
export const RedirectBody = Type.Object({
  to: Type.String({ pattern: "^(/(?![/\\\\])|https://)" }),
});
export type RedirectBody = Type.Static<typeof RedirectBody>;
