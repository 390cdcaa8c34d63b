import type {
  CompanyFactView,
  MiniBanner,
  NavigationView,
  PlanContentsView,
} from "@autotune/contract";
import { useRouteLoaderData } from "react-router";
import type { OutsideLinksData } from "../../platform/navigation/outside-links.ts";

/** What the document root loads for every page. */
export interface RootData extends OutsideLinksData {
  navigation: NavigationView;
  planContents: PlanContentsView;
  /** The banner above the top bar; each page decides whether to render it. */
  miniBanner?: MiniBanner;
  isDemonstration: boolean;
  /** Who sells here, where the law wants it at the end of every page. */
  seller?: CompanyFactView[];
  /** The path of the draft preview, if there is one. */
  draftAt?: string;
  /** The HTML of a popup that is previewed, if one is. */
  draftPopup?: string;
}

const nothing: NavigationView = {
  "auto-tune": [],
  "ai-powered-vocal-chain": [],
  "creative-vocal-effects": [],
  subscriptions: [],
};

/** The products of the menus. Empty where the document root itself has failed. */
export function useNavigationView(): NavigationView {
  return useRouteLoaderData<RootData>("root")?.navigation ?? nothing;
}

/** What Unlimited includes; undefined where the document root itself has failed. */
export function usePlanContents(): PlanContentsView | undefined {
  return useRouteLoaderData<RootData>("root")?.planContents;
}
