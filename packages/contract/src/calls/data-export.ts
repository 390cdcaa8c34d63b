import Type from "typebox";

const moment = Type.String({ format: "date-time" });

export const DataExportAnswer = Type.Object({
  id: Type.String(),
  requested_at: moment,
  /** Null while it is being written. */
  ready_at: Type.Union([moment, Type.Null()]),
  /** The file is removed then. */
  expires_at: moment,
  /** Bytes. */
  size: Type.Union([Type.Integer(), Type.Null()]),
});
export type DataExportAnswer = Type.Static<typeof DataExportAnswer>;

/** GET /laravel/rest/data-exports, the newest first. */
export const DataExportsAnswer = Type.Object({ data: Type.Array(DataExportAnswer) });

/** GET /laravel/data-exports/:id */
export const DataExportParams = Type.Object({ id: Type.String({ format: "uuid" }) });
