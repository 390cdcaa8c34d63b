import type { ReadingPart } from "@autotune/contract";
import { expect, it } from "vitest";
import {
  artistSample,
  manualSample,
  pageSample,
  postSample,
  productSample,
} from "../../../../test/published-samples.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { ContentReader } from "../pages/content-reader.ts";
import { viewParts } from "./view-sections.ts";

const parts: ReadingPart[] = [
  { kind: "text", text: ["Words."] },
  { kind: "picture", shows: { product: "pro" }, caption: "The window" },
  { kind: "picture", shows: { picture: "12" }, caption: "The desk" },
  { kind: "figure", value: "12 ms", label: "the delay" },
];
const sections = [{ anchor: "first", title: "First", parts }];
const words = parts.filter(({ kind }) => kind !== "picture");

/** An in-memory shop with a post, a manual and a page that have the same parts. */
function setUp() {
  const content = new PublishedContent();
  let version = 0;
  const change = (apply: (version: number) => void) => {
    version += 1;
    apply(version);
    content.commit();
  };
  change((v) => {
    content.put("posts", contentKey("posts", "a", "en"), v, postSample("a", { sections }));
    content.put("artists", contentKey("artists", "a", "en"), v, artistSample("a", { sections }));
    const chapters = [{ slug: "start", title: "Start", sections }];
    content.put("manuals", contentKey("manuals", "a", "en"), v, manualSample("a", { chapters }));
    const prose = { block: "prose" as const, headline: "Read", sections: [{ title: "", parts }] };
    content.put("pages", contentKey("pages", "a", "en"), v, pageSample("a", [prose]));
  });
  return {
    content,
    publishProduct: (isForSale = true) =>
      change((v) => {
        content.put("products", contentKey("products", "pro", "en"), v, {
          name: "AutoTune Pro",
          summary: "",
        });
        content.put(
          "catalogue",
          contentKey("catalogue", "pro", ""),
          v,
          productSample("pro", 459, { wpOnly: !isForSale }),
        );
      }),
    publishImage: () =>
      change((v) =>
        content.put("pictures", contentKey("pictures", "12", "en"), v, {
          alt: "A desk",
          files: [
            { name: "desk-480.webp", width: 480, height: 300 },
            { name: "desk.png", width: 1600, height: 1000 },
          ],
        }),
      ),
  };
}

function partsInAll(content: PublishedContent) {
  const reader = new ContentReader(content, "en");
  const [block] = reader.page("a")?.blocks ?? [];
  return [
    reader.reading.post("a")?.sections[0]?.parts,
    reader.reading.artist("a")?.sections[0]?.parts,
    reader.manuals.manual("a/start")?.chapter?.sections[0]?.parts,
    block?.block === "prose" ? block.sections[0]?.parts : undefined,
  ];
}

it("shows the window of a product and an editor's image, in every kind of text", () => {
  const { content, publishProduct, publishImage } = setUp();
  publishProduct();
  publishImage();
  const shown = [
    parts[0],
    {
      kind: "picture",
      caption: "The window",
      product: { path: "pro", pid: "PID-pro", name: "AutoTune Pro" },
    },
    {
      kind: "picture",
      caption: "The desk",
      image: {
        alt: "A desk",
        width: 1600,
        height: 1000,
        src: "/media/desk.png",
        srcSet: "/media/desk-480.webp 480w, /media/desk.png 1600w",
      },
    },
    parts[3],
  ];
  expect(partsInAll(content)).toEqual([shown, shown, shown, shown]);
});

it("leaves out a picture of what is not published or not for sale", () => {
  const { content, publishProduct } = setUp();
  expect(partsInAll(content)).toEqual([words, words, words, words]);
  publishProduct(false);
  expect(partsInAll(content)).toEqual([words, words, words, words]);
});

it("makes the page depend on what its pictures show", () => {
  const { content, publishProduct, publishImage } = setUp();
  const watch = () => {
    const dependencies: Dependencies = new Map();
    new ContentReader(content, "en", dependencies).reading.post("a");
    return () => [...dependencies].every(([one, state]) => content.stateOf(one) === state);
  };
  const withoutImage = watch();
  publishImage();
  expect(withoutImage()).toBe(false);
  const withoutProduct = watch();
  publishProduct();
  expect(withoutProduct()).toBe(false);
});

it("shows a drawing of a manual with the names of its controls, and none that does not exist", () => {
  const find = {
    product: (path: string) => ({ path, pid: "AT-HYBRID", name: "AutoTune Hybrid" }),
    image: () => undefined,
  };
  const picture = (view: string): ReadingPart => ({
    kind: "picture",
    shows: { product: "auto-tune-hybrid", view },
    caption: "LIVE is on.",
  });
  expect(viewParts([picture("live"), picture("back")], find)).toEqual([
    {
      kind: "picture",
      caption: "LIVE is on.",
      image: {
        alt: "AutoTune Hybrid: 4 LIVE, 5 Latency",
        width: 1280,
        height: 800,
        src: "/images/manuals/AT-HYBRID-live-1280.webp",
        srcSet:
          "/images/manuals/AT-HYBRID-live-640.webp 640w, /images/manuals/AT-HYBRID-live-1280.webp 1280w",
      },
    },
  ]);
});
