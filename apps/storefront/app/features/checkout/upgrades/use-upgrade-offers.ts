import { listOffers, type ListedOffer } from "@autotune/commerce";
import { useEffect } from "react";
import { useCountry } from "../../catalogue/country/country.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";
import { loadOwned, useOwned } from "../../licensing/owned-products/owned.ts";

export type OwnOffer = ListedOffer<OwnedProduct>;

interface UpgradeOffers {
  readonly status: "loading" | "failed" | "ready";
  /** The worthiest first. */
  readonly offers: readonly OwnOffer[];
}

/** What the signed-in person's licences can become. The catalogue is awaited, so that the order does not change later. */
export function useUpgradeOffers(): UpgradeOffers {
  const { status, owned } = useOwned();
  const currency = useCountry((state) => state.currency);
  const catalogueStatus = useCatalogue((state) => state.status);
  const products = useCatalogue((state) => state.products);
  useEffect(() => {
    void loadOwned();
    void loadCatalogue();
  }, []);
  if (status === "failed") return { status: "failed", offers: [] };
  if (status === "unknown" || catalogueStatus === "loading")
    return { status: "loading", offers: [] };
  return {
    status: "ready",
    offers: listOffers({ owned, find: (path) => products.get(path), currency }),
  };
}
