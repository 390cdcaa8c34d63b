import Type from "typebox";

/** A film's file lies in the shop's own storage: a page plays nothing from anywhere else. */
export const FilmBody = Type.Object({ file: Type.String({ minLength: 1 }) });
export type FilmBody = Type.Static<typeof FilmBody>;
