import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const ExportToWrite = Type.Object({ exportId: Type.String({ format: "uuid" }) });
export type ExportToWrite = Type.Static<typeof ExportToWrite>;

export const dataExportQueue = defineQueue({
  name: "write-data-export",
  data: ExportToWrite,
  keyOf: ({ exportId }) => exportId,
});
