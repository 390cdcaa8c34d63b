import Type from "typebox";

/** A video's file is in the shop's own storage: a page plays nothing from anywhere else. */
export const VideoBody = Type.Object({ file: Type.String({ minLength: 1 }) });
export type VideoBody = Type.Static<typeof VideoBody>;
