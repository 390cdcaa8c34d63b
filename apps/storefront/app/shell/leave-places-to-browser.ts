import { isPlainClick } from "./bar/is-plain-click.ts";
import { isLowerPageHere } from "./lower-page-code.ts";

/**
 * Until the lower page has its code, a link to a place on the page is the browser's alone. The router would have the
 * page drawn anew for it: what sleeps would be gone for a moment, the place with it, and nobody would get there.
 */
export function leavePlacesToBrowser(): void {
  const page = pageOf(location);
  // Before React and the router hear of them.
  addEventListener(
    "click",
    (event) => {
      if (isLowerPageHere() || !isPlainClick(event) || !(event.target instanceof Element)) return;
      // What a script makes a button does not lead there.
      const link = event.target.closest<HTMLAnchorElement>("a:not([role])");
      if (link !== null && link.hash !== "" && pageOf(link) === page && isPlace(link.hash))
        event.stopPropagation();
    },
    true,
  );
  addEventListener(
    "popstate",
    (event) => {
      if (!isLowerPageHere() && pageOf(location) === page && isPlace(location.hash))
        event.stopImmediatePropagation();
    },
    true,
  );
}

/** Or the page's top. What else may stand behind the sign, such as the token of a mail's link, is the router's. */
function isPlace(hash: string): boolean {
  return hash === "" || document.getElementById(hash.slice(1)) !== null;
}

function pageOf({ origin, pathname, search }: Pick<URL, "origin" | "pathname" | "search">): string {
  return origin + pathname + search;
}
