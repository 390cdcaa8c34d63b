import type { MessageDescriptor } from "@lingui/core";
import type { MetaDescriptor } from "react-router";
import { unlistedMeta } from "./unlisted-meta.ts";

/** For a page whose URL holds a token of an account: not indexed, and no referrer is sent. */
export function privateMeta(pathname: string, title: MessageDescriptor): MetaDescriptor[] {
  return [...unlistedMeta(pathname, title), { name: "referrer", content: "no-referrer" }];
}
