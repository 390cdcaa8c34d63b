import Type from "typebox";

/** POST /laravel/rest/erasure: whoever is signed in asks to be forgotten, and proves that it is they. */
export const ErasureBody = Type.Object({ password: Type.String({ maxLength: 500 }) });

/** When the account will be erased; null where nobody asked for it. */
export const ErasureAnswer = Type.Object({
  due_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
});
