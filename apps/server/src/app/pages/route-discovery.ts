import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../platform/http/errors.ts";
import type { Renderer } from "./render-page.ts";

/** Where React Router's client asks for the routes behind a page's links. */
export const routeDiscoveryPath = "/__manifest";

/** More than any page has links; each costs a match against a language's routes. */
const mostPaths = 250;

export async function respondToDiscovery(
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = new URLSearchParams(request.url.slice(routeDiscoveryPath.length));
  const paths = query.get("paths")?.split(",").filter(Boolean) ?? [];
  if (paths.length === 0 || paths.length > mostPaths) throw new ApiError("invalidRequest");
  const response = await renderer.describeRoutes(paths, query.get("version") ?? "");
  for (const [name, value] of response.headers) void reply.header(name, value);
  return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()));
}
