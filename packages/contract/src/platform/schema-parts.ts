import Type from "typebox";

/** An instant as ISO 8601 writes it. */
export const timestamp = Type.String({ format: "date-time" });

export const nullable = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
