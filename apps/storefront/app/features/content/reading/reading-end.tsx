import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { CardPrice } from "../../catalogue/prices/card-price.tsx";
import { NextStep, type Step } from "./next-step.tsx";
import type { OnwardLink } from "./onward-links.tsx";

interface ReadingEndProps {
  /** The product that the text leads to. */
  product: ProductView | undefined;
  links: readonly OnwardLink[];
  linksTitle: string | undefined;
}

/** The end of a post, a lesson or a story: the page of its product, and what to read next. */
export function ReadingEnd({ product, links, linksTitle }: ReadingEndProps) {
  const step = productStep(product);
  return <NextStep family={product?.family} step={step} links={links} linksTitle={linksTitle} />;
}

function productStep(product: ProductView | undefined): Step | undefined {
  if (product?.href === undefined) return undefined;
  const { name, summary, pid, href } = product;
  return {
    pid,
    eyebrow: <Trans>Next step</Trans>,
    title: name,
    text: summary,
    lang: undefined,
    facts: <CardPrice product={product} size="small" />,
    action: { href, label: <Trans>See {name}</Trans> },
  };
}
