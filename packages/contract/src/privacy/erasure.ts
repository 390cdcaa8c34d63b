import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** POST /laravel/rest/erasure: a signed-in person requests erasure, and proves their identity. */
export const ErasureBody = Type.Object({ password: Type.String({ maxLength: 500 }) });

/** When the account will be erased; null where nobody requested it. */
export const ErasureResponse = Type.Object({
  due_at: nullable(timestamp),
});
