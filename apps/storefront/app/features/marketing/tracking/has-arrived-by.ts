import { findAffiliateClick } from "./find-affiliate-click.ts";

/** Whether that link led to this very document. A reload, the back button and a later page of the tab are no click. */
export function hasArrivedBy(click: string): boolean {
  const [arrived] = performance.getEntriesByType("navigation");
  if (arrived === undefined || Reflect.get(arrived, "type") !== "navigate") return false;
  return URL.canParse(arrived.name) && findAffiliateClick([arrived.name]) === click;
}
