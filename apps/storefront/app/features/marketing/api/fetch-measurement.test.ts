import { expect, it, vi } from "vitest";
import { fetchMeasurement, readMeasurement } from "./fetch-measurement.ts";

it("reads the URLs that are set", () => {
  expect(readMeasurement({ tagManagerUrl: "https://tags.test/a.js" })).toEqual({
    tagManagerUrl: "https://tags.test/a.js",
  });
  for (const value of [undefined, null, "", [], { tagManagerUrl: 1 }])
    expect(readMeasurement(value)).toEqual({});
});

it("is fetched once, and again only where no response came", async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Response.json({ affiliateScriptUrl: "https://clicks.test/a.js" }));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { documentElement: {} });
  expect(await fetchMeasurement()).toEqual({});
  const results = await Promise.all([fetchMeasurement(), fetchMeasurement()]);
  expect(results[0]).toEqual({ affiliateScriptUrl: "https://clicks.test/a.js" });
  expect(results[1]).toBe(results[0]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
