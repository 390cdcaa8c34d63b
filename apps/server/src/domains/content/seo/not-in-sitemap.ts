import type { RouteName } from "@autotune/routes";

/** Every route that search engines do not list, and why. Each route is either here or in the sitemap. */
export const notInSitemap: Partial<Record<RouteName, string>> = {
  ShoppingCart: "an old address that leads to the checkout",
  SiteSearch: "what it shows is asked for",
  CommunityElsewhere: "leads to the community",
  Checkout: "a visitor's own cart",
  Overview: "a person's account",
  SubscriptionDetail: "a person's account",
  Orders: "a person's account",
  UserUpgrades: "a person's account",
  Profile: "a person's account",
  OrderSummary: "a person's order",
  AccountSetup: "its address holds a person's key",
  PasswordReset: "its address holds a person's key",
  Confirm: "its address holds a person's key",
  Cancellation: "for whoever has a plan",
  Withdrawal: "its address holds a person's key",
  CommunicationPreferences: "its address holds a person's key",
  CodeRedemption: "for whoever holds a code",
  DealerCode: "for whoever holds a code",
  PolicyVersion: "the page of the current version is listed",
  Promotions: "for whoever was sent there",
  StoreTest: "for developers",
  PageNotFound: "there is nothing",
};
