/**
 * Written before the shop had customers whom a lock could hold up, and never changed again
 * (`scripts/checks/migrations.sha256`): of these only the syntax is held. Every other migration is held to all rules,
 * so this list does not grow.
 */
export const baseline: readonly string[] = [
  "apps/cms/src/migrations/20261115_005643_initial.ts",
  "apps/cms/src/migrations/20261117_013331_mark_sample_testimonials.ts",
  "apps/cms/src/migrations/20261117_062937_add_product_filters_search_words_and_offers.ts",
  "apps/cms/src/migrations/20261117_090946_translate_discount_reasons_and_limit_plan_discounts.ts",
  "apps/cms/src/migrations/20261117_091853_add_outside_links.ts",
  "apps/cms/src/migrations/20261117_213202_add_product_crafts.ts",
  "apps/cms/src/migrations/20261117_220046_add_finder_to_banner_routes.ts",
  "apps/cms/src/migrations/20261118_005408_limit_staff_sign_ins_and_promotions.ts",
  "packages/database/migrations/0000_initial.sql",
  "packages/database/migrations/0001_keep_payout_and_coupon.sql",
  "packages/database/migrations/0002_keep_withdrawal_refusal.sql",
  "packages/database/migrations/0003_end_plan_discounts.sql",
  "packages/database/migrations/0004_find_accounts_by_mailbox.sql",
  "packages/database/migrations/0005_reserve_discounts.sql",
  "packages/database/migrations/0006_add_staff_factors.sql",
  "packages/database/migrations/0007_find_persons_by_mailbox.sql",
];
