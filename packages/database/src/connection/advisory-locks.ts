/**
 * Every advisory lock that is taken in the shop's database. PostgreSQL knows them by their numbers alone: two
 * features with one number wait for each other, or believe the other one's work to be their own. A new lock gets
 * the next number. A number stays, because during a roll-out two releases lock side by side.
 */
export const advisoryLocks = {
  /** Two releases that start together migrate one after the other. */
  migrations: 7_215_001,
  /** The first of two numbers, with that of a test run: databases of a run that holds it are not leftovers. */
  testRuns: 7_215_002,
  /** One writer at a time continues the audit log's chain. Migrations name it by its number. */
  auditChain: 7_215_003,
  /** One worker at a time writes the index of the search. */
  searchIndex: 7_215_004,
  /** One worker at a time compares what the edge was told with what is published. */
  edgePurges: 7_215_005,
  /** One process of the CMS at a time publishes and takes offline what is due. */
  scheduledPublishing: 7_301_946,
} as const;

/** Locks on one thing of many, each by a text that begins so: `hashtextextended('<start> <thing>', 0)`. */
export const keyedAdvisoryLocks = {
  /** Events of one order, by the provider's id. */
  orderEvents: "order-events",
  /** Orders of one person with one coupon. */
  couponUse: "coupon",
  /** The same with one promotion. */
  promotionUse: "promotion",
  /** Codes of one batch that one person redeems. */
  codeRedemption: "redeem-code",
} as const;
