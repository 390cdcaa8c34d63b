import type { FinderUpgrade, Suggestion } from "@autotune/commerce";
import type { ListedProductView } from "@autotune/contract";
import type { Visitor } from "../../catalogue/finder/finder-query.ts";
import type { OwnOffer } from "../upgrades/use-upgrade-offers.ts";

/** An upgrade of the signed-in person's licences, with what the button needs to take it. */
export interface FoundUpgrade extends FinderUpgrade {
  readonly listed: OwnOffer;
}

export interface FinderResultProps {
  visitor: Visitor;
  products: readonly ListedProductView[];
}

/** A product that the finder suggests. */
export type Found = Suggestion<ListedProductView, FoundUpgrade>;
