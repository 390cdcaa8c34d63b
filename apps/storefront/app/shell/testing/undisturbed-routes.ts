import type { RouteName } from "@autotune/routes";

/** Where people buy, sign in or look after their own things; written down once more, for tests. */
export const undisturbedRoutes = new Set<RouteName>([
  "ShoppingCart",
  "Overview",
  "SubscriptionDetail",
  "Orders",
  "UserUpgrades",
  "Profile",
  "Checkout",
  "OrderSummary",
  "AccountSetup",
  "PasswordReset",
  "Confirm",
  "Withdrawal",
  "CommunicationPreferences",
  "CodeRedemption",
  "DealerCode",
  "StoreTest",
]);
