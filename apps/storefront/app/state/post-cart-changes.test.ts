import { emptyCart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample, everywhere } from "@autotune/commerce/samples";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "./browser.sample.ts";
import { addItem, removeItem, takeUpgrade } from "./cart-actions.ts";
import { useCart } from "./cart.ts";
import { followCartForServer } from "./post-cart-changes.ts";
import { ana } from "./testing/sample-user.ts";
import { setUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here says one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

const item = cartItemSample({
  path: "vocodist",
  pid: "CE-VOCODIST",
  name: "Vocodist",
  url: "/products/creative-vocal-effects/vocodist",
  prices: everywhere(9900),
});

interface Post {
  readonly path: string;
  readonly items: { path: string; quantity: number }[];
}

let posts: Post[];
let stop: () => void;

/** The server, as far as it hears of carts. */
function listen(status = 200): void {
  posts = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    posts.push({ path, items: JSON.parse(body) });
    return new Response("{}", { status });
  });
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  listen();
  setUser(null);
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

  it("[CART-08] is not posted when it came from a mail", async () => {
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

  it("that never held anything is not worth a post", async () => {
    setUser(ana);
    stop = followCartForServer();
    await wait(3000);
    expect(posts).toEqual([]);
  });
});
