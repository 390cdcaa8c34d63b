import { ValidationError, type PayloadRequest } from "payload";

interface RejectedField {
  readonly path: string;
  readonly label: string;
}

/**
 * Reports at a field what is wrong with it. The error message repeats it: the form shows that in a corner,
 * where Payload would only name the field, and meanwhile folds the password fields away.
 */
export function rejectField(
  req: PayloadRequest,
  { path, label }: RejectedField,
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
