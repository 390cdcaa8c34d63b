import { linkTo, splitLanguage } from "@autotune/routes";
import { redirect, type LoaderFunctionArgs } from "react-router";

/** An old URL of the cart. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(linkTo("Checkout", {}, splitLanguage(url.pathname).language), 301);
}

/** Never rendered: the loader always redirects. */
export default function ShoppingCart() {
  return null;
}
