import { splitLanguage } from "./localised-path.ts";
import { routeTable, type RouteRow } from "./route-table.ts";

const rows: readonly RouteRow[] = routeTable;
const mailed = new Set(rows.filter((row) => row.isMailedLink).map(({ path }) => path));

/** The page is opened by the link of an email and acts for its recipient. Its slug is the same in all languages. */
export function isMailedLinkPath(pathname: string): boolean {
  return mailed.has(splitLanguage(pathname).rest.replace(/\/+$/, ""));
}
