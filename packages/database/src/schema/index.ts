export { shop } from "./shop.ts";
export { catalogueProduct, cataloguePrice } from "./catalogue.ts";
export { publicationVersion, publishedDocument } from "./published-document.ts";
