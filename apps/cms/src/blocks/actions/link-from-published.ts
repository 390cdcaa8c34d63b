import type { Link } from "@autotune/contract";
import type { LinkFields } from "./link-to-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function linkFromPublished(link: Link, ids: KnownIds): LinkFields {
  switch (link.to) {
    case "productPage":
      return { to: "productPage", productPage: ids.productPage(link.key) };
    case "page":
      return { to: "page", page: ids.page(link.key) };
    case "url":
      return { to: "url", url: link.url };
  }
}
