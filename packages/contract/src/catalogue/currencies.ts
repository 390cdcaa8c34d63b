import { currencies, freebieInputs, intervalUnits, productTypes } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { nullable } from "../platform/schema-parts.ts";

const Amounts = Type.Object(
  Object.fromEntries(currencies.map((currency) => [currency, Type.Integer()] as const)),
);

const SomeAmounts = Type.Object(
  Object.fromEntries(
    currencies.map((currency) => [currency, Type.Optional(Type.Integer())] as const),
  ),
);

/** GET /wp-json/antares/v1/currencies */
export const CurrenciesQuery = Type.Object({
  /** The country whose prices are requested; without it the caller's. */
  cc: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  /** Responds as if called from there. */
  test_ip: Type.Optional(Type.String({ maxLength: 45 })),
  lang: Type.Optional(Type.Enum([...languages])),
});

const FreebieOption = Type.Object({
  path: Type.String(),
  group: Type.String(),
  choice: Type.Boolean(),
  input_type: Type.Enum([...freebieInputs]),
  is_default_value: Type.Boolean(),
  title: Type.String(),
  text: Type.String(),
  subscription_line_item_addon: Type.Boolean(),
  thumbnail: Type.String(),
});

/** A product of the catalogue. All amounts are whole numbers in the minor unit of their currency. */
const WireProduct = Type.Object({
  name: Type.String(),
  /** In the response's currency, discounts deducted. */
  price: Type.Integer(),
  base_price: Type.Integer(),
  /** The share that is taken off, above 0 and at most 1; 0 without a discount. */
  discount_rate: Type.Number(),
  path: Type.String(),
  thumbnail: Type.String(),
  type: Type.Enum([...productTypes]),
  /** Sold only in a promotion, or given. */
  prm: Type.Boolean(),
  url: nullable(Type.String()),
  wp_only: Type.Boolean(),
  upgradeable_to: Type.Array(Type.String()),
  switchable_to: Type.Array(Type.String()),
  downgradeable_to: Type.Array(Type.String()),
  checkout_info: Type.String(),
  freebies: Type.Array(FreebieOption),
  pid: Type.String(),
  use_wibu: Type.Boolean(),
  special_text: Type.String(),
  sub_interval: nullable(Type.Integer()),
  sub_interval_unit: nullable(Type.Enum([...intervalUnits])),
  trial_interval: nullable(Type.Integer()),
  trial_interval_unit: nullable(Type.Literal("d")),
  subscription_line_item_addon: Type.Boolean(),
  variant_parent_product: nullable(Type.String()),
  quantityDiscount: Type.Array(
    Type.Object({
      from: Type.Integer(),
      discountPercent: nullable(Type.Number()),
      /** In the response's currency. */
      discountValue: nullable(Type.Integer()),
      unitPrice: Type.Integer(),
      /** The value in every currency, where it was set as money. */
      values: nullable(Amounts),
    }),
  ),
  discountReason: nullable(Type.String()),
  /** How many periods of a plan cost the reduced price; null where all of them do. */
  discountPeriodCount: nullable(Type.Integer({ minimum: 1 })),
  /** Beyond the response's currency: a cart goes on when its owner changes the country. */
  prices: Amounts,
  base_prices: Amounts,
  /** The discount as it was set. */
  discount: nullable(Type.Object({ percent: nullable(Type.Number()), values: nullable(Amounts) })),
  /** Of a discount: the lowest prices of the 30 days before it, where one is known. */
  lowest_before: nullable(SomeAmounts),
  included_products: Type.Array(Type.String()),
});
export type WireProduct = Type.Static<typeof WireProduct>;

export const CurrenciesResponse = Type.Object({
  data: Type.Object({
    prices: Type.Object({
      currency: Type.Enum([...currencies]),
      country: Type.String(),
      products: Type.Array(WireProduct),
    }),
    ip: Type.String(),
  }),
});

/** GET /wp-json/antares/v1/get_client_ip */
export const ClientIpQuery = Type.Object({
  test_ip: Type.Optional(Type.String({ maxLength: 45 })),
});
export const ClientIpResponse = Type.Object({ ip: Type.String(), country: Type.String() });

/** GET /wp-json/antares/v1/product-cards */
export const ProductCardsQuery = Type.Object({
  /** Slugs, separated by commas. */
  s: Type.String({ minLength: 1, maxLength: 500 }),
  /** 1: those slugs only; 0: also the cards that hold their products. */
  exact: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  lang: Type.Optional(Type.Enum([...languages])),
});

const Variant = Type.Object({ path: Type.String() });
const FeatureGroups = Type.Array(
  Type.Object({ heading: Type.String(), features: Type.Array(Type.String()) }),
);
export const ProductCardsResponse = Type.Object({
  cards: Type.Array(
    Type.Object({
      slug: Type.String(),
      meta: Type.Object({
        product_card: Type.Object({
          title: Type.String(),
          subtitle: Type.String(),
          type: Type.Enum([...productTypes]),
          banner: Type.String(),
          /** Prices and terms of these paths are in the response of `currencies`. */
          fs_products: Type.Object({
            annual: Type.Optional(Variant),
            monthly: Type.Optional(Variant),
            default: Type.Optional(Variant),
          }),
          useNormalRate: Type.Boolean(),
          content: Type.Object({
            annual: FeatureGroups,
            monthly: FeatureGroups,
            default: FeatureGroups,
          }),
          price_subtext: Type.String(),
          price_conditionals: Type.String(),
          primaryCTAText: Type.String(),
          CTA_Overrides: nullable(Type.Object({ action: Type.String(), data: Type.String() })),
          TnC: Type.String(),
          Notes: Type.String(),
        }),
        included_in: Type.Array(Type.String()),
      }),
    }),
  ),
});
