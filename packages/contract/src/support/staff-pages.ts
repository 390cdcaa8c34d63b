import Type from "typebox";

export const PageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

export const pageOf = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Object({ page: Type.Integer(), lastPage: Type.Integer(), data: Type.Array(schema) });
