import { ValidationError, type PayloadRequest } from "payload";

interface RefusedField {
  readonly path: string;
  readonly label: string;
}

/**
 * Says at a field what is wrong with it. The error says it too: its form shows that in a corner, where Payload would
 * only name the field, and folds the fields of a password away meanwhile.
 */
export function refuseField(
  req: PayloadRequest,
  { path, label }: RefusedField,
  message: string,
): never {
  const error = new ValidationError({
    collection: "users",
    errors: [{ path, label, message }],
    req,
  });
  error.message = message;
  throw error;
}
