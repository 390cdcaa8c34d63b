import { afterEach, expect, test, vi } from "vitest";
import { fetchPopups } from "./fetch-popups.ts";

afterEach(() => vi.unstubAllGlobals());

test("[POP-01] it is fetched once per language; after a failure the next call fetches again", async () => {
  let status = 500;
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}, { status }));
  vi.stubGlobal("fetch", fetched);
  expect(await fetchPopups("en")).toEqual({ kind: "failed" });
  status = 200;
  const [one, other] = await Promise.all([fetchPopups("en"), fetchPopups("en")]);
  expect(one).toMatchObject({ kind: "some" });
  expect(other).toBe(one);
  expect(await fetchPopups("en")).toBe(one);
  expect(fetched).toHaveBeenCalledTimes(2);
  await fetchPopups("es");
  expect(fetched).toHaveBeenCalledTimes(3);
});
