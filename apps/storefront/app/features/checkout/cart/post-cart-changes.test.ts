import { emptyCart } from "@autotune/commerce";
import {
  cartItemSample,
  cartUpgradeSample,
  everywhere,
  ownedRecordSample,
} from "@autotune/commerce/samples";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addMessages } from "../../../platform/i18n/messages.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { addItem, removeItem, takeUpgrade } from "./cart-actions.ts";
import { noOffer, useCartOffer } from "./cart-offer.ts";
import { useCart } from "./cart.ts";
import { loadCatalogue, reloadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { leaveOffer, takeOffer } from "./merge-stored-cart.ts";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { useOwned } from "../../licensing/owned-products/owned.ts";
import { followCartForServer } from "./post-cart-changes.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { announceLeaving } from "../../identity/session/announce-session.ts";
import { setUser } from "../../identity/session/user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));
// The catalogue is not fetched: the tests set what is sold.
const shelf = vi.hoisted(() => ({ outcome: "ready" }));
vi.mock("../../catalogue/store/fetch-catalogue.ts", () => ({
  fetchCatalogue: async () => shelf.outcome,
}));

const item = cartItemSample({
  path: "vocodist",
  pid: "CE-VOCODIST",
  name: "Vocodist",
  url: "/products/creative-vocal-effects/vocodist",
  prices: everywhere(9900),
});

const other = cartItemSample({ path: "vocal-reverb", pid: "CE-REVERB", name: "Vocal Reverb" });

interface Post {
  readonly path: string;
  readonly items: { path: string; quantity: number }[];
}

let posts: Post[];
let stop: () => void;
/** The cart that the server stores, as any device has posted it. */
let stored: { revision: string | null; items: { path: string; quantity: number }[] };
let revisions = 0;

/** Another device posts its cart. */
function postElsewhere(...items: { path: string; quantity: number }[]): void {
  revisions += 1;
  stored = { revision: `r${revisions}`, items };
}

interface ShopRequest {
  readonly method: string;
  readonly body: string;
}

/** The server's cart endpoints. */
function listen(status = 204): void {
  posts = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: ShopRequest) => {
    if (method === "GET") return Response.json(stored);
    const { pathname, searchParams } = new URL(url, "https://shop.test");
    if (pathname === "/laravel/rest/cart-begun") return new Response(null, { status: 204 });
    if (status !== 204) {
      posts.push({ path: pathname, items: JSON.parse(body) });
      return new Response("{}", { status });
    }
    if (searchParams.get("after") !== (stored.revision ?? "none")) return Response.json(stored);
    const items = JSON.parse(body);
    posts.push({ path: pathname, items });
    postElsewhere(...items);
    return new Response(null, { status, headers: { "cart-revision": stored.revision ?? "" } });
  });
}

const vocodist = { path: "vocodist", quantity: 1 };
const reverb = { path: "vocal-reverb", quantity: 2 };
const inCart = () =>
  Object.values(useCart.getState().cart.products).map(({ path, quantity }) => ({ path, quantity }));

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

// Loads its code before the timers are faked.
beforeAll(() => {
  useCatalogue.setState({ status: "ready" });
  return loadCatalogue();
});
beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  addMessages("en", {});
  stored = { revision: null, items: [] };
  listen();
  setUser(null);
  useCartOffer.setState(noOffer);
  useNotifications.setState({ shown: [] });
  useCatalogue.setState({
    status: "ready",
    products: new Map([item, other].map((one) => [one.path, one])),
  });
  useCart.setState({ status: "ready", cart: emptyCart });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("A signed-in person's cart", () => {
  it("[CART-08] is posted at most every 2000 ms; nobody else's is", async () => {
    stop = followCartForServer();
    addItem(item);
    await wait(10_000);
    expect(posts).toEqual([]);

    setUser(ana);
    await wait(0);
    expect(posts).toEqual([
      {
        path: "/laravel/rest/cart-updated",
        items: [
          {
            name: "Vocodist",
            path: "vocodist",
            pid: "CE-VOCODIST",
            quantity: 1,
            thumbnail: "/images/products/CE-VOCODIST.png",
            url: "/products/creative-vocal-effects/vocodist",
            currencyFormattedFinalPrice: "$99",
          },
        ],
      },
    ]);

    for (let press = 0; press < 19; press++) {
      addItem(item);
      await wait(100);
    }
    expect(posts).toHaveLength(1);
    takeUpgrade(cartUpgradeSample());
    await wait(100);
    expect(posts).toHaveLength(2);
    expect(posts[1]?.items.map(({ path, quantity }) => [path, quantity])).toEqual([
      ["vocodist", 20],
      ["auto-tune-pro-upgrade-from-auto-tune-artist", 1],
    ]);
    await wait(10_000);
    expect(posts).toHaveLength(2);
  });

  it("[CART-08] is not posted when it came from an email", async () => {
    setUser(ana);
    addItem(item);
    useCart.setState(({ cart }) => ({ cart: { ...cart, recovered: true } }));
    stop = followCartForServer();
    await wait(10_000);
    expect(posts).toEqual([]);
  });

  it("[CART-08] only warns when the post fails, and posts again with the next change", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    listen(503);
    setUser(ana);
    addItem(item);
    stop = followCartForServer();
    await wait(10_000);
    expect(posts).toHaveLength(1);
    expect(warned).toHaveBeenCalledOnce();
    expect(useCart.getState().cart.products["vocodist"]?.quantity).toBe(1);
    listen();
    addItem(item);
    await wait(0);
    expect(posts[0]?.items).toMatchObject([{ path: "vocodist", quantity: 2 }]);
    expect(warned).toHaveBeenCalledOnce();
  });

  it("does not warn when the session ends before its post does", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    listen(401);
    setUser(ana);
    announceLeaving();
    addItem(item);
    stop = followCartForServer();
    await wait(10_000);
    expect(posts).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it("does not warn when its post is rejected after the person has left", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    setUser(ana);
    addItem(item);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", async (_url: string, { method }: ShopRequest) =>
      method === "GET" ? Response.json(stored) : promise,
    );
    stop = followCartForServer();
    await wait(1000);
    setUser(null);
    resolve(new Response("{}", { status: 401 }));
    await wait(10_000);
    expect(warned).not.toHaveBeenCalled();
  });

  it("is not posted again by the next page, unless it has changed", async () => {
    setUser(ana);
    addItem(item);
    stop = followCartForServer();
    await wait(3000);
    stop();
    stop = followCartForServer();
    await wait(3000);
    expect(posts).toHaveLength(1);
    removeItem("vocodist");
    await wait(3000);
    expect(posts.at(-1)?.items).toEqual([]);
  });

  it("that was always empty is not posted", async () => {
    setUser(ana);
    stop = followCartForServer();
    await wait(3000);
    expect(posts).toEqual([]);
  });
});

describe("A signed-in person's cart on several devices", () => {
  const shown = () => useNotifications.getState().shown.length;

  it("is restored where there is none, as the catalogue sells it, and is not posted again", async () => {
    postElsewhere(vocodist, { path: "gone", quantity: 1 }, reverb);
    stop = followCartForServer();
    setUser(ana);
    // Owned products are fetched too, by lazily loaded code.
    await vi.waitFor(() => expect([inCart(), shown()]).toEqual([[vocodist, reverb], 1]), 10_000);
    await wait(3000);
    expect(posts).toEqual([]);
  });

  it("of which only a part can be restored here is not cut short by the next page", async () => {
    postElsewhere(vocodist, { path: "gone", quantity: 1 });
    const before = stored;
    stop = followCartForServer();
    setUser(ana);
    await vi.waitFor(() => expect([inCart(), shown()]).toEqual([[vocodist], 1]), 10_000);
    stop();
    stop = followCartForServer();
    await wait(3000);
    expect([posts, stored]).toEqual([[], before]);
    addItem(item);
    await wait(3000);
    expect(posts.map(({ items }) => items)).toMatchObject([[{ path: "vocodist", quantity: 2 }]]);
  });

  it("is not replaced by another one while the catalogue fails to load", async () => {
    shelf.outcome = "failed";
    useCatalogue.setState({ status: "failed" });
    await reloadCatalogue();
    postElsewhere(reverb);
    addItem(item);
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    expect([posts, stored.items, useCartOffer.getState().lines]).toEqual([[], [reverb], []]);
    shelf.outcome = "ready";
    useCatalogue.setState({ status: "ready" });
    addItem(item);
    await vi.waitFor(() => expect(useCartOffer.getState().lines).toEqual([reverb]), 10_000);
    expect(posts).toEqual([]);
  });

  it("is asked about where only an available upgrade is on another device", async () => {
    const upgrade = cartUpgradeSample();
    postElsewhere({ path: upgrade.path, quantity: 1 });
    addItem(item);
    stop = followCartForServer();
    setUser(ana);
    const known = { isFromPlan: false, grantedAt: "", isActivated: false, isInTransfer: false };
    const owned = [{ ...ownedRecordSample(), ...known, upgrades: [upgrade] }];
    useOwned.setState({ status: "ready", owned });
    await vi.waitFor(
      () => expect(useCartOffer.getState().lines).toEqual([{ path: upgrade.path, quantity: 1 }]),
      10_000,
    );
    await takeOffer();
    await wait(3000);
    expect(useCart.getState().cart.upgrades).toMatchObject([{ path: upgrade.path }]);
    expect(posts.map(({ items }) => items.map(({ path }) => path))).toEqual([
      ["vocodist", upgrade.path],
    ]);
  });

  it("is asked about as long as its owner is signed in", async () => {
    postElsewhere(reverb);
    addItem(item);
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    expect(useCartOffer.getState().lines).toEqual([reverb]);
    setUser(null);
    expect(useCartOffer.getState().lines).toEqual([]);
  });

  it("follows what another device changed, also where that emptied it", async () => {
    setUser(ana);
    addItem(item);
    stop = followCartForServer();
    await wait(3000);
    stop();
    postElsewhere(vocodist, reverb);
    stop = followCartForServer();
    await vi.waitFor(() => expect([inCart(), shown()]).toEqual([[vocodist, reverb], 1]), 10_000);
    stop();
    postElsewhere();
    stop = followCartForServer();
    await vi.waitFor(() => expect(inCart()).toEqual([]), 10_000);
    await wait(3000);
    expect([posts.length, shown()]).toEqual([1, 1]);
  });

  it("is asked about where another one is here: added, both are posted once", async () => {
    postElsewhere(reverb);
    addItem(item);
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    expect([inCart(), useCartOffer.getState().lines, posts]).toEqual([[vocodist], [reverb], []]);
    addItem(item);
    await wait(3000);
    expect(posts).toEqual([]);
    await takeOffer();
    await wait(3000);
    const both = [{ path: "vocodist", quantity: 2 }, reverb];
    expect([inCart(), useCartOffer.getState().lines]).toEqual([both, []]);
    expect(posts.map(({ items }) => items)).toMatchObject([both]);
  });

  it("is asked about where another one is here: declined, this one counts", async () => {
    postElsewhere(reverb);
    addItem(item);
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    leaveOffer();
    await wait(3000);
    expect(inCart()).toEqual([vocodist]);
    expect(posts.map(({ items }) => items)).toMatchObject([[vocodist]]);
  });

  it("is not overwritten by a page that was open all the while", async () => {
    setUser(ana);
    addItem(item);
    stop = followCartForServer();
    await wait(3000);
    postElsewhere(vocodist, reverb);
    addItem(item);
    await wait(3000);
    expect(useCartOffer.getState().lines).toEqual([reverb]);
    expect(stored.items).toEqual([vocodist, reverb]);
  });

  it("[CART-08] that came from an email is left as it is", async () => {
    postElsewhere(reverb);
    addItem(item);
    useCart.setState(({ cart }) => ({ cart: { ...cart, recovered: true } }));
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    expect([inCart(), useCartOffer.getState().lines, posts]).toEqual([[vocodist], [], []]);
  });

  it("that came from an email does not come back once it was emptied", async () => {
    postElsewhere(vocodist);
    addItem(item);
    useCart.setState(({ cart }) => ({ cart: { ...cart, recovered: true } }));
    stop = followCartForServer();
    setUser(ana);
    await wait(3000);
    removeItem("vocodist");
    await wait(3000);
    expect([inCart(), stored.items]).toEqual([[], []]);
  });
});
