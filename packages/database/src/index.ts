export {
  connect,
  type Database,
  type DatabaseConnection,
  type Executor,
  type Transact,
  type Transaction,
} from "./connection.ts";
export { keepEventPartitions } from "./inbox/keep-event-partitions.ts";
export { findMissingTranslations } from "./publishing/find-missing-translations.ts";
export { publicationChannel } from "./publishing/publication-notice.ts";
export {
  publishDocument,
  withdrawDocument,
  type DocumentToPublish,
} from "./publishing/publish-document.ts";
export { publishProduct, withdrawProduct } from "./publishing/publish-product.ts";
export { runPrepared } from "./run-prepared.ts";
export {
  catalogueCollection,
  readPublishedRows,
  readPublishedVersions,
  type PublishedRow,
  type PublishedVersion,
} from "./publishing/read-published.ts";
