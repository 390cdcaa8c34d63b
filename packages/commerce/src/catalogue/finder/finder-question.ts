import type { Offer } from "../pricing/offer-at.ts";
import type { Craft, Make, Spend } from "./finder-answers.ts";

/** A product as the finder weighs it. */
export interface FinderProduct extends Pick<
  Offer,
  "path" | "type" | "interval" | "prices" | "includes"
> {
  /** The shelf that it is sold from. */
  readonly family?: string;
  readonly formats: readonly string[];
  /** What editors recommend it for. */
  readonly crafts: readonly Craft[];
}

/** Some licences of one owned product become another product. */
export interface FinderUpgrade {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly prices: FinderProduct["prices"];
  /** How many licences qualify. At least one. */
  readonly count: number;
}

export interface FinderQuestion<
  Product extends FinderProduct,
  Upgrade extends FinderUpgrade = FinderUpgrade,
> {
  readonly make: Make;
  readonly spend: Spend;
  /** The plug-in formats that the person's DAW loads; undefined where the DAW is not known. */
  readonly hostFormats: readonly string[] | undefined;
  /** Everything for sale, in the order that editors have given. Of a plan one form. */
  readonly products: readonly Product[];
  readonly owns: (product: Product) => boolean;
  /** The worthiest first. */
  readonly upgrades: readonly Upgrade[];
  /** A second plan cannot be bought. */
  readonly hasPlan: boolean;
}
