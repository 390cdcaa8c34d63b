import { pageTitle } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import type { MetaDescriptor } from "react-router";
import { titleIn } from "./title-in.ts";

/** The head of a page that is about the visitor's own things: not indexed. */
export function unlistedMeta(pathname: string, title: MessageDescriptor): MetaDescriptor[] {
  return [{ title: pageTitle(titleIn(pathname, title)) }, { name: "robots", content: "noindex" }];
}
