import type {
  Family,
  NavigationView,
  PageView,
  ProductPageView,
  SubpageName,
} from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { createContext } from "react-router";

/** What the storefront asks of the server that hosts it. It holds nothing of a person: pages are the same for everyone. */
export interface Storefront {
  /** Where the site is reached, without a trailing slash. */
  readonly origin: string;
  /** The payment provider's library and the storefront of the shop there. */
  readonly payment: { readonly scriptUrl: string; readonly storefront: string };
  findPage(key: string, language: Language): PageView | undefined;
  findProductPage(
    family: Family,
    slug: string,
    language: Language,
    subpage?: SubpageName,
  ): ProductPageView | undefined;
  /** What the menus offer. */
  findNavigation(language: Language): NavigationView;
}

export const storefrontContext = createContext<Storefront>();
