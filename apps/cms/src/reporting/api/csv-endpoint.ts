import type { Endpoint } from "payload";
import { StaffApi } from "../../support/api/staff-api.ts";
import { staffOf } from "../../support/api/staff-of.ts";
import { writeCsv } from "../tables/write-csv.ts";
import { isReportFile, reportFiles, type ReportFile } from "./report-files.ts";
import { readReportQuery, searchOf, type ReportQuery } from "../routes/report-routes.ts";
import { notFound } from "../../platform/endpoints/errors.ts";

/** Below Payload's own /api. */
const path = "/reports/csv";

export function csvUrl(file: ReportFile, query: ReportQuery): string {
  // The days themselves: "28 days" would be others tomorrow.
  return `/api${path}?file=${file}&${searchOf(query, { span: undefined })}`;
}

/** A report's table as a file, for whoever may see the report. */
export const csvEndpoint: Endpoint = {
  path,
  method: "get",
  async handler(req) {
    const staff = staffOf(req);
    const given = Object.fromEntries(req.searchParams);
    const { file } = given;
    if (staff === undefined || !isReportFile(file)) return notFound();
    const query = readReportQuery(given, new Date());
    const read = await reportFiles[file](new StaffApi(req.payload, staff), query);
    if (!read.ok) return Response.json({ message: read.reason }, { status: statusOf(read.reason) });
    const { from, to } = query.period;
    const name = file === "sales-groups" ? `sales-by-${query.by}` : file;
    return new Response(writeCsv(read.value), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}-${from}-${to}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
};

function statusOf(reason: string): number {
  if (reason === "staffRoleTooLow") return 403;
  return reason === "unreachable" ? 503 : 400;
}
