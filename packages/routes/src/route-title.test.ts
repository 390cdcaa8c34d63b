import { expect, it } from "vitest";
import { pageTitle, routeTitle } from "./route-title.ts";

it.each([
  ["AiPowered", "Ai Powered"],
  ["CommunicationPreferences", "Communication Preferences"],
  ["WPPageRenderer", "WP Page Renderer"],
  ["SubscriptionDetail", "Subscriptions"],
  ["Home", "Home"],
] as const)("[NAV-06] the title of %s is %s", (name, title) => {
  expect(routeTitle(name)).toBe(title);
  expect(pageTitle(routeTitle(name))).toBe(`${title} | AutoTune`);
});
