import Type from "typebox";
import { Action } from "../../platform/references.ts";
import type { ActionView } from "../views.ts";

const LinkList = Type.Object({ title: Type.String({ minLength: 1 }), links: Type.Array(Action) });

/** Links under titles. */
export const LinkListsBlock = Type.Object({
  block: Type.Literal("linkLists"),
  headline: Type.String({ minLength: 1 }),
  lists: Type.Array(LinkList),
});
export type LinkListsBlock = Type.Static<typeof LinkListsBlock>;
export type LinkListView = Omit<Type.Static<typeof LinkList>, "links"> & { links: ActionView[] };
export type LinkListsView = Omit<LinkListsBlock, "lists"> & { lists: LinkListView[] };
