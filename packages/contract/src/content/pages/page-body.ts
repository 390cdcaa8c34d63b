import Type from "typebox";
import { Block } from "../blocks/block.ts";
import { Seo } from "../seo.ts";

/** Of a text that customers agree to. */
const PagePolicy = Type.Object({
  /** Which text of it this is, counted by editors. */
  version: Type.Integer({ minimum: 1 }),
  /** Whether everyone who agreed to an earlier version is told of it by e-mail. */
  tellsCustomers: Type.Boolean(),
});

export const PageBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  seo: Seo,
  blocks: Type.Array(Block),
  policy: Type.Optional(PagePolicy),
});
export type PageBody = Type.Static<typeof PageBody>;

/** Under which a version of a text is published for good. */
export function policyVersionKey(document: string, version: number): string {
  return `${document}/${version}`;
}
