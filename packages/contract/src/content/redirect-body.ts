import Type from "typebox";

/** Where an address that is no more leads, for good. Its key is the old path. */
export const RedirectBody = Type.Object({
  to: Type.String({ pattern: "^(/(?![/\\\\])|https://)" }),
});
export type RedirectBody = Type.Static<typeof RedirectBody>;
