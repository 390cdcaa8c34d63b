import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ exportId: Type.String({ format: "uuid" }) }));

export interface ExportToWrite {
  readonly exportId: string;
}

export const dataExportQueue: Queue<ExportToWrite> = {
  name: "write-data-export",
  isData: (data): data is ExportToWrite => form.Check(data),
  keyOf: ({ exportId }) => exportId,
};
