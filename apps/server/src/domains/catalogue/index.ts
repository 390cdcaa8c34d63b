export { readGivenPids, readTargetPids } from "./products/given-products.ts";
export { nameOfPid } from "./products/name-of-pid.ts";
export { productName } from "./products/product-name.ts";
export { ProductReader } from "./products/product-reader.ts";
export { type NamedOffer, readOffers } from "./products/repository.ts";
export {
  isOffered,
  readCatalogueUpgrades,
  type CatalogueUpgrade,
} from "./upgrades/read-catalogue-upgrades.ts";
