import type { DataExportResponse } from "@autotune/contract";
import { callShop } from "../../platform/api/call-shop.ts";
import { isRecord } from "../../platform/api/is-record.ts";
import { failureOf, type RequestFailure } from "../../platform/failures/request-failure.ts";

const exportsPath = "/laravel/rest/data-exports";

/** The files with the person's data; undefined without a readable response. */
export async function fetchExports(signal: AbortSignal): Promise<DataExportResponse[] | undefined> {
  const response = await callShop({ method: "GET", path: exportsPath, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { data } = response.value;
  return Array.isArray(data) ? data.filter(isExport) : undefined;
}

/** Returns why no export was started. */
export async function startExport(): Promise<RequestFailure | undefined> {
  return failureOf(await callShop({ method: "POST", path: exportsPath, verified: true }));
}

export function exportUrl({ id }: DataExportResponse): string {
  return `/laravel/data-exports/${id}`;
}

function isExport(value: unknown): value is DataExportResponse {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["requested_at"] === "string" &&
    typeof value["expires_at"] === "string" &&
    (value["ready_at"] === null || typeof value["ready_at"] === "string")
  );
}
