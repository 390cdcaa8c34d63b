import { afterAll, beforeAll, expect, test } from "vitest";
import type { MiniBanner } from "../payload-types.ts";
import { createProduct } from "../testing/create-product.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "mini-banners";
const publish = (slug: string, data: Partial<MiniBanner>) =>
  cms.payload.create({
    collection,
    locale: "en",
    data: { slug, content: "<p>New</p>", ready: true, _status: "published", ...data },
  });

test("a banner is published with what its buttons act on and where it is shown", async () => {
  const product = await createProduct(cms.payload, "auto-tune-pro");
  await publish("all", {
    order: 3,
    content: '<p>New <a href="javascript:steal()">here</a></p>',
    background: "#3b1d8f",
    url: "/products",
    ctas: [
      { label: "Buy", action: "add_to_cart", product },
      { label: "Look", action: "go_to", place: "/products/compare" },
      { label: "More", action: "open_popup" },
    ],
    allowlist: [{ type: "routename", route: "Home" }],
    blocklist: [{ type: "uri", address: "/es/producto" }],
  });
  expect(await cms.published(collection, "all", "en")).toEqual({
    order: 3,
    content: '<p>New <a rel="noreferrer">here</a></p>',
    background: "#3b1d8f",
    url: "/products",
    ctas: [
      { action: "add_to_cart", btn_text: "Buy", value: "auto-tune-pro" },
      { action: "go_to", btn_text: "Look", value: "/products/compare" },
      { action: "open_popup", btn_text: "More", value: "popup" },
    ],
    allowlist: [{ type: "routename", value: "Home" }],
    blocklist: [{ type: "uri", value: "/es/producto" }],
  });
});

test("with texts alone it is shown everywhere and has no link", async () => {
  await publish("plain", {});
  expect(await cms.published(collection, "plain", "en")).toEqual({
    order: 0,
    content: "<p>New</p>",
    background: "",
    url: "",
    ctas: [],
    allowlist: [],
    blocklist: [],
  });
});

test.each([
  [{ background: "url(https://evil.example)" }, "background"],
  [{ url: "javascript:steal()" }, "url"],
  [{ url: "//evil.example" }, "url"],
  [{ ctas: [{ label: "Go" }] }, "ctas.0.action"],
  [{ ctas: [{ label: "Go", action: "go_to" as const, place: "https://x.test" }] }, "ctas.0.place"],
  [{ allowlist: [{ type: "routename" as const }] }, "allowlist.0.route"],
  [{ blocklist: [{ type: "uri" as const, address: "/a?b=c" }] }, "blocklist.0.address"],
])("%o is rejected at its field", async (wrong, path) => {
  await expect(publish("wrong", wrong)).rejects.toMatchObject({ data: { errors: [{ path }] } });
});
