import { beforeEach, expect, it, vi } from "vitest";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { wireCatalogue, wireProduct } from "../testing/wire-product.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join("") }),
}));

const currencies = "/wp-json/antares/v1/currencies";
const cacheCheck = "/wp-json/antares/v1/check-cache";
const minutes = 60_000;

/** Each test has a page of its own. */
async function openPage() {
  vi.resetModules();
  const { addMessages } = await import("../../../platform/i18n/messages.ts");
  addMessages("en", {});
  return {
    ...(await import("./catalogue.ts")),
    ...(await import("../country/country.ts")),
    ...(await import("./follow-catalogue.ts")),
    ...(await import("../../../platform/notifications/notifications.ts")),
  };
}

beforeEach(() => vi.unstubAllGlobals());

it("[PAY-07] is loading from the start and ready once it is there", async () => {
  const { requestedPaths } = standInBrowser({
    [currencies]: () => ({ body: wireCatalogue(wireProduct("auto-tune-pro")) }),
  });
  const page = await openPage();
  expect(page.useCatalogue.getState().status).toBe("loading");
  await expect(Promise.all([page.loadCatalogue(), page.loadCatalogue()])).resolves.toEqual([
    true,
    true,
  ]);
  expect(page.useCatalogue.getState().status).toBe("ready");
  expect(page.findItem("auto-tune-pro")?.name).toBe("auto-tune-pro");
  expect(page.findItem("gone")).toBeUndefined();
  expect(requestedPaths).toEqual([`${currencies}?cc=US&lang=en`]);
});

it("[PAY-07] is never ready on an error, which is shown once and stays, and can be retried", async () => {
  let works = false;
  standInBrowser({
    [currencies]: () => (works ? { body: wireCatalogue() } : { status: 500, body: {} }),
  });
  const page = await openPage();
  await expect(page.loadCatalogue()).resolves.toBe(false);
  await page.loadCatalogue();
  expect(page.useCatalogue.getState().status).toBe("failed");
  const { shown } = page.useNotifications.getState();
  expect(shown).toHaveLength(1);
  expect(shown[0]?.text).toBe(
    "An unexpected error has occurred; we apologize for the inconvenience.",
  );
  expect(shown.map(page.secondsOf)).toEqual([undefined]);
  works = true;
  await expect(page.loadCatalogue()).resolves.toBe(true);
});

it("a page that is left during the request reports no failure", async () => {
  const browser = standInBrowser({
    [currencies]: () => {
      browser.fire("pagehide");
      return { status: 500 };
    },
  });
  const page = await openPage();
  await expect(page.loadCatalogue()).resolves.toBe(false);
  expect(page.useCatalogue.getState().status).toBe("loading");
  expect(page.useNotifications.getState().shown).toEqual([]);
});

it("follows the country: the currency before the response, the prices after it", async () => {
  const { requestedPaths } = standInBrowser({ [currencies]: () => ({ body: wireCatalogue() }) });
  const page = await openPage();
  await page.loadCatalogue();
  page.showCountry("JP");
  expect(page.useCatalogue.getState()).toMatchObject({ currency: "JPY", status: "ready" });
  await page.loadCatalogue();
  expect(requestedPaths.at(-1)).toBe(`${currencies}?cc=JP&lang=en`);
});

it("[API-05] a changed version of the catalogue refetches it, at most every ten minutes", async () => {
  let version = "1";
  const { requestedPaths } = standInBrowser({
    [currencies]: () => ({ body: wireCatalogue() }),
    [cacheCheck]: () => ({ status: 200, headers: { "x-wp-fsversion": version } }),
  });
  const page = await openPage();
  await page.loadCatalogue();
  const end = page.followCatalogue();
  const fetches = () => requestedPaths.filter((path) => path.startsWith(currencies)).length;
  const start = Date.now();

  await page.lookAgain(start + 9 * minutes);
  expect(requestedPaths).not.toContain(cacheCheck);
  // No known version to compare with yet.
  await page.lookAgain(start + 11 * minutes);
  expect(fetches()).toBe(2);
  await page.lookAgain(start + 22 * minutes);
  expect(fetches()).toBe(2);
  version = "2";
  await page.lookAgain(start + 30 * minutes);
  expect(fetches()).toBe(2);
  await page.lookAgain(start + 33 * minutes);
  expect(fetches()).toBe(3);
  end();
});

it("returning to a page without a catalogue retries it", async () => {
  let works = false;
  standInBrowser({
    [currencies]: () => (works ? { body: wireCatalogue() } : { status: 500, body: {} }),
  });
  const page = await openPage();
  await page.loadCatalogue();
  works = true;
  await page.lookAgain(Date.now());
  expect(page.useCatalogue.getState().status).toBe("ready");
});
