import { defaultCountry } from "@autotune/commerce";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../../app.ts";
import { countryOfAddress } from "./country-of-address.ts";
import { countryOfRequest, originOfRequest } from "./country-of-request.ts";

/** Whose prices a request is answered with. It decides a currency and words about tax, and gives no right. */
export const country = fastifyPlugin(async (app: App, { header }: { header: string }) => {
  /** A database that cannot be read must not stand between a visitor and a page. */
  const orNothing = (found: Promise<string | undefined>) =>
    found.catch((error: unknown) => {
      app.log.error({ err: error }, "countries could not be read");
      return undefined;
    });

  const origin = ({ headers, ip, ips }: FastifyRequest) => {
    // More than one address: the first is a proxy that we trust, which has named the next.
    const isFromEdge = (ips?.length ?? 0) > 1;
    const named = isFromEdge ? headers[header] : undefined;
    return { named: typeof named === "string" ? named : undefined, address: ip };
  };
  const find = (request: FastifyRequest): Promise<string | undefined> => {
    const { cookie: cookies, "user-agent": userAgent } = request.headers;
    return orNothing(countryOfRequest({ cookies, userAgent, ...origin(request) }));
  };
  // Before the first visitor waits for it. Not where nobody listens: most tests never ask.
  app.addHook("onListen", () => {
    for (const anywhere of ["192.0.2.1", "2001:db8::1"]) void orNothing(countryOfAddress(anywhere));
  });
  app.decorate("findCountry", find);
  app.decorate("findOrigin", (request) => orNothing(originOfRequest(origin(request))));
  app.decorate("countryOf", async (request) => (await find(request)) ?? defaultCountry);
  app.decorate(
    "countryOfAddress",
    async (address) => (await orNothing(countryOfAddress(address))) ?? defaultCountry,
  );
});

declare module "fastify" {
  interface FastifyInstance {
    /** Where a request comes from: what the person chose, what the edge says, where the address is. */
    findCountry(request: FastifyRequest): Promise<string | undefined>;
    /** The same without what the person chose or the browser claims to be. */
    findOrigin(request: FastifyRequest): Promise<string | undefined>;
    /** The same, and the United States where nothing is known. */
    countryOf(request: FastifyRequest): Promise<string>;
    countryOfAddress(address: string): Promise<string>;
  }
}
