import type { RouteName } from "@autotune/routes";

/** Pages of checkout, sign-in and account; listed once more, for tests. */
export const undisturbedRoutes = new Set<RouteName>([
  "Try",
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
  "Cancellation",
  "CommunicationPreferences",
  "CodeRedemption",
  "DealerCode",
  "StoreTest",
]);
