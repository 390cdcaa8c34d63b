import type { LinkListsBlock } from "@autotune/contract";

export const sample: LinkListsBlock = {
  block: "linkLists",
  headline: "Headline",
  lists: [
    {
      title: "Title",
      links: [{ label: "Go", link: { to: "productPage", key: "subscriptions/unlimited" } }],
    },
  ],
};
