import type { CollectionBeforeOperationHook } from "payload";
import { rejectField } from "./reject-field.ts";
import { weaknessOf } from "./staff-password.ts";

/** The operations that set a password: the first person is created like any other. */
const settingPasswords: ReadonlySet<string> = new Set(["create", "update", "resetPassword"]);

/**
 * Payload itself is content with three characters. Before the operation, because a reset passes by the hooks of
 * documents.
 */
export const rejectWeakPassword: CollectionBeforeOperationHook<"users"> = ({
  args,
  operation,
  req,
}) => {
  if (!settingPasswords.has(operation) || !("data" in args)) return;
  const password: unknown = Reflect.get(args.data ?? {}, "password");
  // Without one a person keeps theirs; a new person needs one, which Payload reports.
  if (password === undefined || password === null || password === "") return;
  const weakness = weaknessOf(password);
  if (weakness !== undefined)
    rejectField(req, { path: "password", label: "New Password" }, weakness);
};
