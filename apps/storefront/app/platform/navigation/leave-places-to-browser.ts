import { isPlainClick } from "./is-plain-click.ts";
import { isLowerPageHere } from "../lazy/lower-page-code.ts";

/**
 * Until the lower page has its code, the browser alone handles links to fragments. The router would render the page
 * again: unhydrated parts would disappear briefly, and the target of the link with them.
 */
export function leavePlacesToBrowser(): void {
  const page = pageOf(location);
  // In the capture phase, before React and the router.
  addEventListener(
    "click",
    (event) => {
      if (isLowerPageHere() || !isPlainClick(event) || !(event.target instanceof Element)) return;
      // A link that a script makes a button does not navigate.
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

/** Or the page's top. Other fragments, such as the token of an email link, are left to the router. */
function isPlace(hash: string): boolean {
  return hash === "" || document.getElementById(hash.slice(1)) !== null;
}

function pageOf({ origin, pathname, search }: Pick<URL, "origin" | "pathname" | "search">): string {
  return origin + pathname + search;
}
