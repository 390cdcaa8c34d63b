import { sql } from "drizzle-orm";

/** A row of `shop.catalogue_product product` as the contract's CatalogueProduct. */
export const productJson = sql`jsonb_build_object(
  'path', product.path, 'pid', product.pid, 'type', product.type,
  'interval', case when product.sub_interval is null then null
    else jsonb_build_object('count', product.sub_interval, 'unit', product.sub_interval_unit) end,
  'trialDays', product.trial_days,
  'basePrices', (select jsonb_object_agg(currency, amount) from shop.catalogue_price price
    where price.path = product.path),
  'discount', product.discount,
  'quantityDiscounts', product.quantity_discounts,
  'freebies', (select coalesce(jsonb_agg(jsonb_build_object(
      'path', freebie_path, 'group', "group", 'choice', choice, 'inputType', input_type,
      'isDefaultValue', is_default_value, 'subscriptionLineItemAddon', subscription_line_item_addon)
      order by position), '[]') from shop.catalogue_freebie freebie where freebie.path = product.path),
  'includes', (select coalesce(jsonb_agg(included_path order by position), '[]')
    from shop.catalogue_inclusion inclusion where inclusion.path = product.path),
  'upgrade', case when product.upgrade_from is null then null
    else jsonb_build_object('from', product.upgrade_from, 'to', product.upgrade_to) end,
  'moves', jsonb_build_object('upgradeableTo', product.upgradeable_to,
    'switchableTo', product.switchable_to, 'downgradeableTo', product.downgradeable_to),
  'variantParent', product.variant_parent,
  'promoOnly', product.promo_only, 'wpOnly', product.wp_only, 'useWibu', product.use_wibu)`;
