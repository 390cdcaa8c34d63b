import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

export const DataExportResponse = Type.Object({
  id: Type.String(),
  requested_at: timestamp,
  /** Null while it is being written. */
  ready_at: nullable(timestamp),
  /** The file is removed then. */
  expires_at: timestamp,
  /** Bytes. */
  size: Type.Union([Type.Integer(), Type.Null()]),
});
export type DataExportResponse = Type.Static<typeof DataExportResponse>;

/** GET /laravel/rest/data-exports, the newest first. */
export const DataExportsResponse = Type.Object({ data: Type.Array(DataExportResponse) });

/** GET /laravel/data-exports/:id */
export const DataExportParams = Type.Object({ id: Type.String({ format: "uuid" }) });
