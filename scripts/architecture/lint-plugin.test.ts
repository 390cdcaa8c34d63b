import { expect, it } from "vitest";
import { findImportFault } from "./lint-plugin.ts";

const server = "apps/server/src/";
const storefront = "apps/storefront/app/";

it.each([
  [`${server}platform/http/errors.ts`, "../../domains/identity/index.ts"],
  [`${server}domains/identity/profile/routes.ts`, "../../orders/index.ts"],
  [`${server}domains/orders/orders/routes.ts`, "../../identity/accounts/limits.ts"],
  [`${server}app/create-web.ts`, "../domains/identity/accounts/limits.ts"],
  [`${storefront}features/checkout/cart/cart.ts`, "../../marketing/popups/open-promo-popup.ts"],
  [`${storefront}features/checkout/cart/cart.ts`, "../../identity/session/session.ts"],
  [`${storefront}platform/api/call-shop.ts`, "../../shell/session/follow-tabs.ts"],
  ["apps/cms/src/platform/fields/ready.ts", "../../content/pages/pages.ts"],
  ["packages/contract/src/identity/account.ts", "../marketing/newsletter.ts"],
  ["packages/commerce/src/catalogue/money/money.ts", "../../checkout/cart/cart.ts"],
])("%s may not import %s", (file, specifier) => {
  expect(findImportFault(file, specifier)).toBeTypeOf("string");
});

it.each([
  [`${server}domains/orders/orders/routes.ts`, "../../identity/index.ts"],
  [`${server}domains/orders/orders/routes.ts`, "./repository.ts"],
  [`${server}domains/orders/orders/routes.ts`, "../../../platform/http/errors.ts"],
  [`${server}domains/orders/orders/routes.test.ts`, "../../marketing/newsletter/sign-up.ts"],
  [`${storefront}features/checkout/cart/cart.ts`, "../../identity/session/user-store.ts"],
  [`${storefront}routes/home.tsx`, "../features/identity/session/session.ts"],
  ["packages/database/src/schema/licensing/activation.ts", "./orders/order.ts"],
])("%s may import %s", (file, specifier) => {
  expect(findImportFault(file, specifier)).toBeUndefined();
});
