import { describe, expect, it } from "vitest";
import { contentKey } from "../published/dependency.ts";
import { PublishedContent } from "../published/published-content.ts";
import { PageCache } from "./page-cache.ts";
import { CachedResponse } from "../responses/cached-response.ts";
import { RenderQueue, RenderQueueFull } from "./render-queue.ts";

const home = contentKey("pages", "home", "en");
const about = contentKey("pages", "about", "en");

function setUp({ atOnce = 4, mayWait = 10 } = {}) {
  const content = new PublishedContent();
  const publish = (key: typeof home, version: number) => {
    content.put("pages", key, version, { title: `${version}`, seo: {}, blocks: [] });
    content.commit();
  };
  const queue = new RenderQueue({ atOnce, mayWait });
  const asked = new RenderQueue({ atOnce: 1, mayWait: 0 });
  const cache = new PageCache(content, { pages: queue, queries: asked });
  let renders = 0;
  const render =
    (key = home, status = 200) =>
    async () => {
      renders += 1;
      const version = content.versionOf(key);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return new CachedResponse(
        {
          status,
          contentType: "text/html",
          location: null,
          body: Buffer.from(String(version)),
          dependencies: new Map([[key, version]]),
        },
        {},
      );
    };
  const text = (page: CachedResponse | undefined) => page?.identity.body.toString();
  return { content, publish, queue, asked, cache, render, text, renders: () => renders };
}

describe("PageCache", () => {
  it("renders a cold page once for a crowd", async () => {
    const { publish, cache, render, renders } = setUp();
    publish(home, 1);
    await Promise.all(Array.from({ length: 100 }, () => cache.get("/", render())));
    expect(renders()).toBe(1);
  });

  it("renders again when something that the page shows has changed, and only then", async () => {
    const { publish, cache, render, renders, text } = setUp();
    publish(home, 1);
    await cache.get("/", render());
    publish(about, 2);
    expect(text(await cache.get("/", render()))).toBe("1");
    expect(renders()).toBe(1);
    publish(home, 3);
    expect(text(await cache.get("/", render()))).toBe("3");
    expect(renders()).toBe(2);
  });

  it("notices a change that comes while the page is rendered", async () => {
    const { publish, cache, render, text } = setUp();
    publish(home, 1);
    const first = cache.get("/", render());
    publish(home, 2);
    await first;
    expect(text(await cache.get("/", render()))).toBe("2");
  });

  it("lets the edge wait for the newer page while the renderer is busy", async () => {
    const { publish, cache, queue, render, text } = setUp({ atOnce: 1 });
    publish(home, 1);
    await cache.get("/", render());
    publish(home, 2);
    const { promise: occupied, resolve: release } = Promise.withResolvers<void>();
    const busy = queue.run(() => occupied);
    const newer = cache.get("/", render());
    release();
    await busy;
    expect(text(await newer)).toBe("2");
  });

  it("serves an older page when too many wait", async () => {
    const { publish, cache, queue, render, text, renders } = setUp({ atOnce: 1, mayWait: 0 });
    publish(home, 1);
    await cache.get("/", render());
    publish(home, 2);
    const { promise: occupied, resolve: release } = Promise.withResolvers<void>();
    const busy = queue.run(() => occupied);
    expect(text(await cache.get("/", render()))).toBe("1");
    expect(renders()).toBe(1);
    release();
    await busy;
    expect(text(await cache.get("/", render()))).toBe("2");
  });

  it("serves an older page when rendering fails", async () => {
    const { publish, cache, render, text } = setUp();
    publish(home, 1);
    await cache.get("/", render());
    publish(home, 2);
    const failing = async () => {
      throw new Error("broken");
    };
    const crowd = await Promise.all([1, 2, 3].map(() => cache.get("/", failing)));
    expect(crowd.map(text)).toEqual(["1", "1", "1"]);
    await expect(cache.get("/cold", failing)).rejects.toThrow("broken");
  });

  it("renders pages while many queries wait, and rejects a query past the bound", async () => {
    const { publish, cache, asked, render, text } = setUp();
    publish(home, 1);
    const { promise: occupied, resolve: release } = Promise.withResolvers<void>();
    const busy = asked.run(() => occupied);
    await expect(cache.get("/search?q=key", render())).rejects.toBeInstanceOf(RenderQueueFull);
    expect(text(await cache.get("/search", render()))).toBe("1");
    release();
    await busy;
    expect(text(await cache.get("/search?q=key", render()))).toBe("1");
  });

  it("does not let made-up URLs evict pages", async () => {
    const { publish, cache, render } = setUp();
    publish(home, 1);
    await cache.get("/", render());
    for (let index = 0; index < 300; index += 1)
      await cache.get(`/nowhere-${index}`, async () => await render(about, 404)());
    expect(cache.fresh("/")).toBeDefined();
    expect(cache.fresh("/nowhere-0")).toBeUndefined();
    expect(cache.fresh("/nowhere-299")).toBeDefined();
  });
});
