/** Values for the tests of this package and of those that build on it. */
export {
  cartItemSample,
  cartUpgradeSample,
  offerSample,
  ownedRecordSample,
  productSample,
} from "./catalogue/products/product.sample.ts";
export { everywhere } from "./catalogue/pricing/everywhere.sample.ts";
