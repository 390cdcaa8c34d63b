import { expect, it, vi } from "vitest";
import { askMeasurement, readMeasurement } from "./ask-measurement.ts";

it("reads the addresses that are there", () => {
  expect(readMeasurement({ tagManagerUrl: "https://tags.test/a.js" })).toEqual({
    tagManagerUrl: "https://tags.test/a.js",
  });
  for (const value of [undefined, null, "", [], { tagManagerUrl: 1 }])
    expect(readMeasurement(value)).toEqual({});
});

it("is asked once, and again only where no answer came", async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Response.json({ affiliateScriptUrl: "https://clicks.test/a.js" }));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { documentElement: {} });
  expect(await askMeasurement()).toEqual({});
  const answers = await Promise.all([askMeasurement(), askMeasurement()]);
  expect(answers[0]).toEqual({ affiliateScriptUrl: "https://clicks.test/a.js" });
  expect(answers[1]).toBe(answers[0]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
