/** Values for the tests of this package and of those that build on it. */
export {
  cartItemSample,
  cartUpgradeSample,
  offerSample,
  ownedRecordSample,
  productSample,
} from "./catalogue/product.sample.ts";
export { everywhere } from "./pricing/everywhere.sample.ts";
