import { linkTo, splitLanguage } from "@autotune/routes";
import { redirect, type LoaderFunctionArgs } from "react-router";

/** Nothing exists below a post: the URL redirects permanently to all posts. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(linkTo("Community", {}, splitLanguage(url.pathname).language), 301);
}

/** Never rendered: the loader always redirects. */
export default function CommunityElsewhere() {
  return null;
}
