import { afterEach, expect, test, vi } from "vitest";
import { getPopups } from "./get-popups.ts";

afterEach(() => vi.unstubAllGlobals());

function respondWith(response: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => response());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const body = { default: { ID: "default/autumn", post_content: "<p>Hello</p>" } };
const popups = { default: { id: "default/autumn", content: "<p>Hello</p>" } };

test("[POP-01] the response headers decide when it is shown", async () => {
  const headers = { "x-football-delay": "8", "x-football-threshold": "40" };
  const fetched = respondWith(() => Response.json(body, { headers }));
  expect(await getPopups("es")).toEqual({ kind: "some", popups, delay: 8, threshold: 40 });
  expect(fetched.mock.calls[0]?.[0]).toBe("/wp-json/antares/v1/football?lang=es");
});

test.each([
  {},
  { "x-football-delay": "", "x-football-threshold": "soon" },
  { "x-football-delay": "-1" },
])(
  "[POP-01] with the headers %o it is shown after 5 seconds or past 25 percent",
  async (headers) => {
    respondWith(() => Response.json(body, { headers }));
    expect(await getPopups("en")).toEqual({ kind: "some", popups, delay: 5, threshold: 25 });
  },
);

test("[POP-01] a delay and a threshold of zero are valid", async () => {
  const headers = { "x-football-delay": "0", "x-football-threshold": "0" };
  respondWith(() => Response.json(body, { headers }));
  expect(await getPopups("en")).toMatchObject({ delay: 0, threshold: 0 });
});

test("[POP-04] 204 means that there is none", async () => {
  respondWith(() => new Response(null, { status: 204 }));
  expect(await getPopups("en")).toEqual({ kind: "none" });
});

test.each([500, 503, 404, 202])("[POP-04] %i is a failure", async (status) => {
  respondWith(() => Response.json(body, { status }));
  expect(await getPopups("en")).toEqual({ kind: "failed" });
});

test("[POP-04] no response, and an unreadable one, are failures", async () => {
  respondWith(() => new Response("<html>"));
  expect(await getPopups("en")).toEqual({ kind: "failed" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await getPopups("en")).toEqual({ kind: "failed" });
});

test.each([
  null,
  {},
  { ID: "", post_content: "<p>Hello</p>" },
  { ID: 7, post_content: "<p>Hello</p>" },
  { ID: "isTrialer/autumn", post_content: "" },
])("[POP-02] an audience with %o has none of its own", async (isTrialer) => {
  respondWith(() => Response.json({ ...body, isTrialer }));
  expect(await getPopups("en")).toMatchObject({ popups });
});
