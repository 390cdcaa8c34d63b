export { emailColumns } from "./accounts/email-columns.ts";
export { advisoryLocks, keyedAdvisoryLocks } from "./connection/advisory-locks.ts";
export { formatAuditHead, parseAuditHead, type AuditHead } from "./audit/audit-head.ts";
export { verifyAuditLog } from "./audit/verify-audit-log.ts";
export { writeAuditEntry } from "./audit/write-audit-entry.ts";
export {
  connect,
  type ConnectOptions,
  type Database,
  type DatabaseConnection,
  type Executor,
  type RunStatement,
  type Transact,
  type Transaction,
} from "./connection/connection.ts";
export type { PoolObserver } from "./connection/observe-pool.ts";
export { jobGrants } from "./roles/grant-rights.ts";
export { jobTables } from "./roles/grants.ts";
export { maintainEventPartitions } from "./migrating/maintain-event-partitions.ts";
export { storeDraftPreview, readDraftPreview } from "./publishing/draft-preview.ts";
export { findMissingTranslations } from "./publishing/find-missing-translations.ts";
export { publicationChannel } from "./publishing/publication-notice.ts";
export {
  moveDocument,
  publishDocument,
  publishLanguages,
  withdrawDocument,
  type DocumentToPublish,
} from "./publishing/publish-document.ts";
export { productJson } from "./publishing/product-json.ts";
export {
  publishCoupon,
  withdrawCoupon,
  type CouponToPublish,
} from "./publishing/publish-coupon.ts";
export {
  publishInstaller,
  withdrawInstaller,
  type InstallerToPublish,
} from "./publishing/publish-installer.ts";
export {
  publishProduct,
  withdrawProduct,
  type ProductToPublish,
} from "./publishing/publish-product.ts";
export {
  publishPromotion,
  withdrawPromotion,
  type PromotionToPublish,
} from "./publishing/publish-promotion.ts";
export { isShown } from "./publishing/sample-content.ts";
export { runPrepared } from "./connection/run-prepared.ts";
export {
  catalogueCollection,
  promotionCollection,
  readPublishedRows,
  readPublishedState,
  readPublishedVersions,
  type PublishedRow,
  type PublishedVersion,
} from "./publishing/read-published.ts";
