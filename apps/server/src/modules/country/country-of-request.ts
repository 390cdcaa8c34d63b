import { countryOfAddress } from "./country-of-address.ts";
import { isCrawler } from "./is-crawler.ts";

/** Where a request comes from, whoever sends it. */
interface RequestOrigin {
  /** The country that an edge names, where we trust the edge. */
  readonly named: string | undefined;
  readonly address: string;
}

/** What of a request says whose prices it is answered with. */
export interface RequestPlace extends RequestOrigin {
  readonly cookies: string | undefined;
  readonly userAgent: string | undefined;
}

/** The same form as in the script that marks the document, so that page and server read the same country. */
const chosen = /(?:^|; )country=([A-Z]{2})(?:;|$)/;
/** Edges say XX for what they do not know. */
const country = /^(?!XX)[A-Z]{2}$/;

/** The person's own choice comes first. Undefined where nothing is known, and for crawlers. */
export async function countryOfRequest(place: RequestPlace): Promise<string | undefined> {
  const { cookies, userAgent } = place;
  const choice = chosen.exec(cookies ?? "")?.[1];
  if (choice !== undefined) return choice;
  return isCrawler(userAgent) ? undefined : originOfRequest(place);
}

export async function originOfRequest({
  named,
  address,
}: RequestOrigin): Promise<string | undefined> {
  if (named !== undefined && country.test(named)) return named;
  return countryOfAddress(address);
}
