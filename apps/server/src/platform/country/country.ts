import { defaultCountry } from "@autotune/commerce";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { countryOfIp } from "./country-of-ip.ts";
import { countryOfRequest, originOfRequest } from "./country-of-request.ts";

/** The country whose prices a response shows. It decides a currency and texts about tax, and grants nothing. */
export const country = fastifyPlugin(async (app: App, { header }: { header: string }) => {
  /** An unreadable database must not prevent a page. */
  const orNothing = (found: Promise<string | undefined>) =>
    found.catch((error: unknown) => {
      app.log.error({ err: error }, "countries could not be read");
      return undefined;
    });

  const origin = ({ headers, ip, ips }: FastifyRequest) => {
    // More than one IP address: the first is a trusted proxy, which has named the next.
    const isFromEdge = (ips?.length ?? 0) > 1;
    const named = isFromEdge ? headers[header] : undefined;
    return { named: typeof named === "string" ? named : undefined, ipAddress: ip };
  };
  const find = (request: FastifyRequest): Promise<string | undefined> => {
    const { cookie: cookies, "user-agent": userAgent } = request.headers;
    return orNothing(countryOfRequest({ cookies, userAgent, ...origin(request) }));
  };
  // Loaded before the first visitor needs it. Not where nobody listens: most tests never use it.
  app.addHook("onListen", () => {
    for (const anywhere of ["192.0.2.1", "2001:db8::1"]) void orNothing(countryOfIp(anywhere));
  });
  app.decorate("findCountry", find);
  app.decorate("findOrigin", (request) => orNothing(originOfRequest(origin(request))));
  app.decorate("countryOf", async (request) => (await find(request)) ?? defaultCountry);
  app.decorate(
    "countryOfIp",
    async (ipAddress) => (await orNothing(countryOfIp(ipAddress))) ?? defaultCountry,
  );
});

declare module "fastify" {
  interface FastifyInstance {
    /** The country of a request: the visitor's choice, the edge's header, the IP address. */
    findCountry(request: FastifyRequest): Promise<string | undefined>;
    /** The same without the visitor's choice and the user agent. */
    findOrigin(request: FastifyRequest): Promise<string | undefined>;
    /** The same, with the United States as the default. */
    countryOf(request: FastifyRequest): Promise<string>;
    countryOfIp(ipAddress: string): Promise<string>;
  }
}
