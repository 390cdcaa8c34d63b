import { cartItemSample } from "@autotune/commerce/samples";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ana } from "../../features/identity/testing/sample-user.ts";
import { longestChunk } from "../../platform/tabs/tab-channel.ts";
import { stubBrowser } from "../../platform/testing/stub-browser.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ id: parts.join(""), message: parts.join("") }),
}));

/** A tab of the shop: its own copy of everything that a page holds in memory. */
async function openTab() {
  vi.resetModules();
  const { otherTabs } = await import("../../platform/tabs/tab-channel.ts");
  open.push(() => otherTabs()?.close());
  return {
    ...(await import("../../features/checkout/cart/cart.ts")),
    ...(await import("../../features/checkout/cart/cart-actions.ts")),
    ...(await import("../../features/consent/consent-status.ts")),
    ...(await import("../../features/identity/session/user-store.ts")),
    ...(await import("./follow-tabs.ts")),
  };
}

const open: (() => void)[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
});

it("[CART-14] tabs of one browser share cart, language, consent and user, in chunks of 10240 characters", async () => {
  const one = await openTab();
  const other = await openTab();
  const lengths: number[] = [];
  const wire = new BroadcastChannel("autotune");
  wire.addEventListener("message", ({ data }) => lengths.push(data.text.length));
  open.push(() => wire.close());
  vi.stubGlobal("document", { cookie: "signed-in=1", visibilityState: "visible" });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(ana)));
  const hrefs: string[] = [];
  for (const tab of [one, other]) tab.setUser(null);
  one.followTabs(() => {});
  other.followTabs((href) => hrefs.push(href));

  // More than one chunk holds.
  for (let number = 0; number < 20; number++)
    one.addItem(cartItemSample({ path: `product-${number}`, name: `Product ${number}` }));
  await settle();
  expect(other.useCart.getState().cart).toEqual(one.useCart.getState().cart);
  expect(Math.max(...lengths)).toBe(longestChunk);

  one.setConsent(1);
  one.announceLanguage("es");
  await settle();
  expect(other.useConsent.getState().status).toBe(1);
  expect(hrefs).toEqual(["/es"]);

  one.setUser(ana);
  await vi.waitFor(() => expect(other.useUser.getState().user?.id).toBe(7), 10_000);
});

it.each([
  ["a payment is under way", { paying: true }],
  ["the payment form is open", { isFormOpen: true }],
])("another tab does not change the language of a page on which %s", async (_what, state) => {
  const one = await openTab();
  const other = await openTab();
  const { usePaying } = await import("../../features/checkout/cart/paying.ts");
  const hrefs: string[] = [];
  other.followTabs((href) => hrefs.push(href));
  usePaying.setState(state);
  one.announceLanguage("es");
  await settle();
  expect(hrefs).toEqual([]);
});
