import { linkTo, splitLanguage } from "@autotune/routes";
import { redirect, type LoaderFunctionArgs } from "react-router";

/** Below a post there is nothing: the address leads to all posts, for good. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(linkTo("Community", {}, splitLanguage(url.pathname).language), 301);
}

/** Never drawn: the loader always leads elsewhere. */
export default function CommunityElsewhere() {
  return null;
}
