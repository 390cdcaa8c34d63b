import { afterEach, expect, test, vi } from "vitest";
import { fetchTestimonials, readTestimonials } from "./fetch-testimonials.ts";

afterEach(() => vi.unstubAllGlobals());

const item = (own: object = {}, ofMeta: object = {}) => ({
  photo: "/media/ana.png",
  photo_m: "/media/ana-small.png",
  meta: {
    testimonial_quote: "In tune at last.",
    testimonial_author: "Ana Sol",
    testimonial_credits: "Singer",
    ...ofMeta,
  },
  ...own,
});
const ana = {
  quote: "In tune at last.",
  author: "Ana Sol",
  credits: "Singer",
  photo: "/media/ana.png",
  photoForPhones: "/media/ana-small.png",
};

test("[MEDIA-07] a testimonial has its photos, and quote, author and credits in its meta", () => {
  expect(readTestimonials({ data: [item()] })).toEqual([ana]);
  expect(
    readTestimonials({ data: [item({ photo_m: undefined }, { testimonial_credits: 7 })] }),
  ).toEqual([{ ...ana, credits: "", photoForPhones: "/media/ana.png" }]);
});

test.each([
  ["a quote", item({}, { testimonial_quote: " " })],
  ["an author", item({}, { testimonial_author: undefined })],
  ["a photo", item({ photo: "" })],
  ["anything", null],
  ["a meta", { photo: "/media/ana.png" }],
])("[MEDIA-03] one without %s is left out", (_what, bare) => {
  expect(readTestimonials({ data: [bare, item()] })).toEqual([ana]);
});

test.each([undefined, null, "text", [], {}, { data: "text" }])("%o is no response", (value) => {
  expect(readTestimonials(value)).toBeUndefined();
});

test("they are fetched by slug and language; a failure is no response", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: [item()] }));
  vi.stubGlobal("fetch", fetched);
  const { signal } = new AbortController();
  expect(await fetchTestimonials(["ana", "bea"], "es", signal)).toEqual([ana]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/wp-json/antares/v1/testimonials?s=ana%2Cbea&lang=es");
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  expect(await fetchTestimonials(["ana"], "es", signal)).toBeUndefined();
});
