import type { MiniBanner, NavigationView } from "@autotune/contract";
import { useRouteLoaderData } from "react-router";

/** What the document root loads for every page. */
export interface RootData {
  navigation: NavigationView;
  /** The band over the top bar; whether a page shows it is decided where it is drawn. */
  miniBanner?: MiniBanner;
  /** The path at which a draft is shown, if one is. */
  draftAt?: string;
}

const nothing: NavigationView = {
  "auto-tune": [],
  "ai-powered-vocal-chain": [],
  "creative-vocal-effects": [],
  subscriptions: [],
};

/** The products of the menus. Where the document root itself has failed there are none. */
export function useNavigationView(): NavigationView {
  return useRouteLoaderData<RootData>("root")?.navigation ?? nothing;
}
