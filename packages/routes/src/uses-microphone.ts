import { routeOfPath } from "./route-of-path.ts";
import { findRoute } from "./route-table.ts";

/** The page may ask for the microphone. */
export function usesMicrophone(pathname: string): boolean {
  const name = routeOfPath(pathname.replace(/\/+$/, ""));
  return name !== undefined && findRoute(name).usesMicrophone === true;
}
