import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** GET /staff/v1/audit: the newest first. */
export const AuditQuery = Type.Object({
  before: Type.Optional(Id),
  /** What was done about one customer. */
  customer: Type.Optional(Id),
});
export const AuditResponse = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: timestamp,
      staff: Type.String(),
      role: Type.String(),
      action: Type.String(),
      subject: Type.String(),
      details: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  /** The next `before`; null where there is nothing older. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type AuditResponse = Type.Static<typeof AuditResponse>;
