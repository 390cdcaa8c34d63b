import { isDomain, type Domain } from "../architecture/graph.ts";
import { domainIn, packageOf } from "../architecture/packages.ts";

/** The domain of a file, by its path; undefined for what serves all of them. */
export function domainOf(file: string): Domain | undefined {
  const journeys = /^e2e\/journeys\/([^/]+)\//.exec(file)?.[1];
  if (journeys !== undefined) return isDomain(journeys) ? journeys : undefined;
  const layered = packageOf(file);
  return layered === undefined ? undefined : domainIn(layered, file);
}
