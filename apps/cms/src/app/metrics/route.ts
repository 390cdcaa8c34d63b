import { acceptsBearer } from "@autotune/environment";
import { readCmsEnvironment } from "../../environment.ts";
import { registry } from "../../platform/metrics/metrics.ts";

/** Read at each request: a build answers none and has no settings. */
export const dynamic = "force-dynamic";

/** What Prometheus reads, with the token; to everybody else there is nothing here. */
export async function GET(request: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = readCmsEnvironment(process.env);
  const shown = request.headers.get("authorization") ?? undefined;
  if (token === undefined || !acceptsBearer(token)(shown))
    return new Response(null, { status: 404 });
  const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
  return new Response(await registry.metrics(), { headers });
}
