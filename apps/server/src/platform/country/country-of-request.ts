import { countryOfIp } from "./country-of-ip.ts";
import { isCrawler } from "./is-crawler.ts";

/** The origin of a request, whoever sends it. */
interface RequestOrigin {
  /** The country that an edge names, where we trust the edge. */
  readonly named: string | undefined;
  readonly ipAddress: string;
}

/** The inputs that decide whose prices a response shows. */
export interface RequestPlace extends RequestOrigin {
  readonly cookies: string | undefined;
  readonly userAgent: string | undefined;
}

/** The same format as in the script that marks the document, so that page and server read the same country. */
const chosen = /(?:^|; )country=([A-Z]{2})(?:;|$)/;
/** Edges send XX for an unknown country. */
const country = /^(?!XX)[A-Z]{2}$/;

/** The visitor's own choice comes first. Undefined where nothing is known, and for crawlers. */
export async function countryOfRequest(place: RequestPlace): Promise<string | undefined> {
  const { cookies, userAgent } = place;
  const choice = chosen.exec(cookies ?? "")?.[1];
  if (choice !== undefined) return choice;
  return isCrawler(userAgent) ? undefined : originOfRequest(place);
}

export async function originOfRequest({
  named,
  ipAddress,
}: RequestOrigin): Promise<string | undefined> {
  if (named !== undefined && country.test(named)) return named;
  return countryOfIp(ipAddress);
}
