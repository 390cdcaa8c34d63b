import {
  DataExportResponse,
  DataExportParams,
  DataExportsResponse,
  ErrorBody,
} from "@autotune/contract";
import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { dataExportQueue } from "./data-export-queue.ts";
import { beginExport, findExport, readExports, type ExportRow } from "./repository.ts";

const path = "/laravel/rest/data-exports";
const tags = ["rights"];
const exportLimit = { name: "data-export", requests: 10, perSeconds: 24 * 60 * 60 };

/** Everything that we store about a person, as a file for that person. */
export async function dataExportRoutes(app: App, { storage }: { storage: Storage }): Promise<void> {
  const limitExports = app.limit({ ...exportLimit, by: ({ account }) => String(account.id) });

  app.post(
    path,
    {
      preHandler: [app.requireAccount, limitExports],
      schema: {
        summary: "Request an export of all your data; an email says when it’s ready",
        tags,
        response: { 202: DataExportResponse, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ account }, reply) => {
      const enqueue = await app.readyToEnqueue();
      const begun = await app.transact(async (transaction) => {
        const { row, isNew } = await beginExport(transaction, account.id);
        if (isNew) await enqueue(transaction, dataExportQueue, [{ exportId: row.id }]);
        return row;
      });
      return reply.status(202).send(toResponse(begun));
    },
  );

  app.get(
    path,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Data exports that are ready or in progress, newest first",
        tags,
        response: { 200: DataExportsResponse, 401: ErrorBody },
      },
    },
    async ({ account }) => ({
      data: (await readExports(app.database, account.id)).map(toResponse),
    }),
  );

  app.get(
    "/laravel/data-exports/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Download a data export; only its owner can",
        tags,
        params: DataExportParams,
        response: { 200: Type.Unknown(), 401: ErrorBody, 404: ErrorBody },
      },
    },
    async ({ account, params }, reply) => {
      const found = await findExport(app.database, { id: params.id, accountId: account.id });
      const file =
        found === undefined || found.storageKey === null
          ? undefined
          : await storage.open(found.storageKey);
      if (found === undefined || file === undefined) throw new ApiError("notFound");
      const day = found.requestedAt.toISOString().slice(0, 10);
      return reply
        .headers({
          "content-type": "application/json; charset=utf-8",
          "content-length": file.size,
          "content-disposition": `attachment; filename="autotune-data-${day}.json"`,
        })
        .send(file.stream);
    },
  );
}

function toResponse(row: ExportRow): DataExportResponse {
  return {
    id: row.id,
    requested_at: row.requestedAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    size: row.size,
  };
}
