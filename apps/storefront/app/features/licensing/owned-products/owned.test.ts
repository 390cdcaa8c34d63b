import { beforeEach, expect, it } from "vitest";
import { loadOwned, refreshOwned, reloadOwned, useOwned } from "./owned.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { setUser } from "../../identity/session/user-store.ts";

const path = "/laravel/rest/user/products";

beforeEach(() => {
  setUser(null);
  setUser(ana);
});

it("fetches once for concurrent callers", async () => {
  const { requestedPaths } = standInBrowser({ [path]: () => ({ status: 500 }) });
  await Promise.all([loadOwned(), loadOwned()]);
  expect(requestedPaths).toHaveLength(1);
  expect(useOwned.getState().status).toBe("failed");
});

it("keeps the known value where a refresh fails, and drops it on a forced reload", async () => {
  useOwned.setState({ status: "ready", owned: [] });
  standInBrowser();
  await refreshOwned();
  expect(useOwned.getState().status).toBe("ready");
  await reloadOwned();
  expect(useOwned.getState().status).toBe("failed");
});
