import type { OutsideLinksBody } from "@autotune/contract";
import { useRouteLoaderData } from "react-router";

/** The part of what the document root loads that says where the brand is outside of the shop. */
export interface OutsideLinksData {
  outsideLinks: OutsideLinksBody;
}

const none: OutsideLinksBody = {};

/** The brand's places outside of the shop that editors have set. None where the document root itself has failed. */
export function useOutsideLinks(): OutsideLinksBody {
  return useRouteLoaderData<OutsideLinksData>("root")?.outsideLinks ?? none;
}
