/** A privilege as PostgreSQL writes it: `select`, or `insert (path, amount)` for some columns only. */
type Right = string;

/** What each role may do with a table. A role that is not named may nothing. */
export interface TableGrants {
  readonly web?: readonly Right[];
  readonly worker?: readonly Right[];
  readonly cms?: readonly Right[];
  readonly reports?: readonly Right[];
}

const read = ["select"];
const add = ["select", "insert"];
const change = ["select", "update"];
const write = ["select", "insert", "update"];
const remove = ["select", "delete"];
const replace = ["select", "insert", "delete"];
const all = ["select", "insert", "update", "delete"];

/**
 * Every table of the schemas `shop` and `audit`. A new one gets a line here, or its test fails. Each process may do
 * what its own code does, so that a hole in one opens no more. Locking rows needs `update`; cascades need nothing.
 *
 * Take a right one release after the code that needed it: while a release is rolled out, the one before still runs.
 */
export const shopTables: Readonly<Record<string, TableGrants>> = {
  "shop.__drizzle_migrations": {},

  // What is published
  "shop.published_document": { web: read, worker: read, cms: all, reports: read },
  "shop.draft_preview": { web: read, cms: replace },
  "shop.release": { web: write },
  "shop.edge_tag": { worker: write },
  "shop.job_progress": { worker: write },
  "shop.web_process": { web: all, worker: remove },
  "shop.search_entry": { web: read, worker: replace },
  "shop.search_word": { web: read, worker: replace },

  // Catalogue
  "shop.catalogue_product": { web: read, worker: read, cms: all, reports: read },
  "shop.catalogue_price": { web: read, worker: read, cms: write, reports: read },
  "shop.catalogue_freebie": { web: read, worker: read, cms: replace, reports: read },
  "shop.catalogue_inclusion": { web: read, worker: read, cms: replace, reports: read },
  "shop.catalogue_comparison": { worker: replace, reports: read },
  "shop.price_history": { web: read, worker: read, cms: add, reports: read },

  // Accounts, and what opens them
  "shop.account": {
    web: write,
    worker: write,
    reports: [
      "select (id, optin_marketing, created_at, country, language, erased_at, optin_reminders)",
    ],
  },
  "shop.session": { web: all, worker: remove },
  "shop.known_device": { web: all, worker: remove },
  "shop.account_setup_token": { web: replace, worker: replace },
  "shop.password_reset_token": { web: remove, worker: replace },
  "shop.passkey": { web: all, worker: remove },
  "shop.passkey_challenge": { web: replace, worker: remove },
  "shop.email_change": { web: all, worker: ["select", "update", "delete"] },
  "shop.account_merge": { web: ["select", "update", "delete"], worker: all },

  // Staff, and what opens the CMS
  "shop.staff_attempt": { cms: all },
  "shop.staff_device": { cms: all },
  "shop.staff_passkey": { cms: all },
  "shop.staff_recovery_code": { cms: all },
  "shop.staff_session": { cms: all },
  "shop.staff_totp": { cms: all },

  // Carts, coupons and checkouts
  "shop.cart_snapshot": { web: all, worker: ["select", "update", "delete"] },
  "shop.coupon": {
    web: write,
    worker: ["select", "update", "delete"],
    cms: all,
    reports: ["select (code, worth, products, combine, starts_at, ends_at, once_per_person)"],
  },
  "shop.coupon_use": {
    web: read,
    worker: write,
    reports: ["select (code, provider_order_id, used_at)"],
  },
  "shop.promotion": {
    web: write,
    worker: ["select", "update", "delete"],
    cms: all,
    reports: read,
  },
  "shop.promotion_use": {
    web: read,
    worker: write,
    reports: ["select (code, provider_order_id, used_at)"],
  },
  "shop.discount_reservation": { web: all, worker: ["select", "update", "delete"] },
  "shop.trial_use": {
    web: change,
    worker: write,
    reports: ["select (provider_order_id, used_at)"],
  },
  "shop.checkout": {
    web: write,
    worker: ["select", "update", "delete"],
    reports: [
      "select (id, language, country, currency, subtotal, lines, created_at, discount, coupon_code, promotion_code)",
    ],
  },
  "shop.declined_payment": { web: read, worker: replace, reports: ["select (declined_at)"] },

  // Orders
  "shop.provider_event_key": { web: add, worker: add },
  "shop.provider_event": { web: add, worker: write },
  "shop.reconciliation": { worker: add, reports: read },
  'shop."order"': {
    web: change,
    worker: write,
    reports: [
      "select (id, checkout_id, account_id, state, language, currency, subtotal, discount, tax, tax_included, total, placed_at, changed_at, refunded, coupon, payout_currency, payout_subtotal, payout_discount, payout_tax, payout_total)",
    ],
  },
  "shop.order_line": { web: read, worker: write, reports: read },
  "shop.order_note": { web: add, worker: remove },
  "shop.failed_order": { worker: add, reports: read },
  "shop.refund": { web: read, worker: add, reports: read },
  "shop.withdrawal": {
    web: write,
    worker: change,
    reports: ["select (language, order_id, state, received_at, settled_at, refusal)"],
  },
  "shop.cancellation": {
    web: write,
    worker: change,
    reports: ["select (language, subscription_id, state, received_at, confirmed_at, done_at)"],
  },

  // Licences
  "shop.licence": {
    web: write,
    worker: write,
    reports: [
      "select (id, order_line_id, ordinal, account_id, pid, granted_at, source_licence_id, upgraded_at, revoked_at, seats)",
    ],
  },
  "shop.licence_transfer": {
    web: write,
    worker: change,
    reports: ["select (id, licence_id, state, created_at, ended_at)"],
  },
  "shop.installer": { web: read, worker: read, cms: all, reports: read },
  "shop.activation": {
    web: write,
    worker: change,
    reports: [
      "select (licence_id, subscription_id, system, app_version, activated_at, last_seen_at, ended_at)",
    ],
  },

  // Plans
  "shop.subscription": {
    web: change,
    worker: write,
    reports: [
      "select (id, account_id, order_line_id, language, path, next_path, state, currency, price, sub_interval, sub_interval_unit, began_at, trial_ends_at, next_charge_at, canceled_at, ended_at, entitled_until, changed_at, seats, ends_at, discounted_charges_left, price_after_discount)",
    ],
  },
  "shop.subscription_charge": { web: change, worker: write, reports: read },
  "shop.subscription_pause": { worker: read, reports: read },
  "shop.plan_change": { web: all, worker: change, reports: read },
  "shop.renewal_consent": { web: add, worker: read },
  "shop.policy_agreement": {
    web: ["select", "insert", "update (version, language, agreed_at)"],
    worker: read,
  },
  "shop.policy_notice": { web: replace, worker: replace },

  // Reports
  "shop.reporting_due": { web: read, worker: replace },
  "shop.reporting_sales": { web: read, worker: all, reports: read },
  "shop.reporting_event": { web: read, worker: all, reports: read },
  "shop.reporting_search": { web: write, worker: remove, reports: read },
  "shop.reporting_visit": { web: read, worker: write, reports: read },
  "shop.reporting_visit_file": { worker: all },
  "shop.reporting_cart": { web: write, reports: read },
  "shop.reporting_view": { web: all },
  "shop.reporting_reader": { worker: read, cms: all },
  "shop.reporting_digest": { worker: add },

  // Marketing
  "shop.code_batch": { web: write, worker: read, reports: read },
  "shop.redeem_code": {
    web: write,
    worker: change,
    reports: ["select (batch_id, redeemed_at)"],
  },
  "shop.redeemed_licence": { web: add, worker: read },
  "shop.newsletter_subscriber": {
    web: all,
    worker: remove,
    reports: ["select (id, language, asked_at, confirmed_at, frequency)"],
  },
  "shop.newsletter_token": { web: read, worker: replace },
  "shop.newsletter_post": { worker: add },
  "shop.newsletter_digest": { worker: all },
  "shop.price_alert": {
    web: all,
    worker: ["select", "update", "delete"],
    reports: ["select (path, currency, amount, language, asked_at, confirmed_at, told_at)"],
  },
  "shop.price_alert_token": { web: remove, worker: replace },
  "shop.beta_signup": { web: write, worker: ["select", "update", "delete"] },
  "shop.affiliate_sale": { worker: write, reports: read },

  // Mail
  "shop.mail_sending": {
    web: read,
    worker: all,
    reports: ["select (kind, sent_at, withheld_for)"],
  },
  "shop.mail_allowance": { worker: write },
  "shop.mail_report": {
    web: remove,
    worker: replace,
    reports: ["select (kind, status, reported_at)"],
  },

  // Rights of persons
  "shop.consent_record": {
    web: write,
    worker: ["select", "update", "delete"],
    reports: ["select (status, inventory_version, language, answered_at)"],
  },
  "shop.data_export": { web: write, worker: ["select", "update", "delete"] },
  "shop.account_erasure": {
    web: replace,
    worker: ["select", "update", "delete"],
    reports: read,
  },

  // Number, time and hashes of an entry are not among the columns: the database gives them.
  "audit.entry": {
    web: ["select", "insert (staff_id, staff, role, action, subject, details)"],
    worker: read,
    // Sign-ins and changes of staff accounts; the trigger that chains them reads the last one.
    cms: ["select", "insert (staff_id, staff, role, action, subject, details)"],
  },
};

/** Every table of the schema `cms`, which only the CMS reads: its people, their passwords and second factors are in it. */
export const cmsTables: readonly Right[] = all;

/** The job library's tables that web needs to add a job; the rest are the worker's alone, who owns all of them. */
export const jobTables: Readonly<Record<string, TableGrants>> = {
  "jobs.version": { web: read },
  "jobs.queue": { web: write },
  "jobs.job": { web: add },
  "jobs.job_common": { web: add },
};
