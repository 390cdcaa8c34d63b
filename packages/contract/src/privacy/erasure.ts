import Type from "typebox";

/** POST /laravel/rest/erasure: a signed-in person requests erasure, and proves their identity. */
export const ErasureBody = Type.Object({ password: Type.String({ maxLength: 500 }) });

/** When the account will be erased; null where nobody requested it. */
export const ErasureResponse = Type.Object({
  due_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
});
