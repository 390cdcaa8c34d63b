import { splitLanguage } from "./localised-path.ts";
import { routeTable, type RouteRow } from "./route-table.ts";

const rows: readonly RouteRow[] = routeTable;
const personal = new Set(rows.filter((row) => row.isPersonal).map(({ path }) => firstOf(path)));

/** The page is about the visitor's own things: account, checkout, orders. */
export function isPersonalPath(pathname: string): boolean {
  return personal.has(firstOf(splitLanguage(pathname).rest));
}

function firstOf(path: string): string {
  return path.split("/")[1] ?? "";
}
