import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { podman, readComposeFile, startContainers } from "@autotune/scripts/containers";
import { expect, test } from "@playwright/test";
import { Buyer } from "../fixtures/customer/buyer.ts";
import { readLicences } from "../fixtures/customer/read-order.ts";
import { edgeUrl, mailUrl, project, shopUrl } from "./shop-of-containers.ts";

test.use({
  baseURL: shopUrl,
  storageState: {
    cookies: [],
    // Choices that the shop asks for by itself are made, so that nothing covers the page.
    origins: [
      {
        origin: shopUrl,
        localStorage: [
          { name: "consent", value: "0" },
          { name: "last-promo", value: JSON.stringify(["guest/welcome", "customer/welcome"]) },
        ],
      },
    ],
  },
});

test("AutoTune Pro is bought through the edge, and its serial number and installer are there", async ({
  page,
}) => {
  const buyer = new Buyer(page, "en");
  // The provider knows a product seconds after it was published.
  await expect(async () => {
    await buyer.openProduct("pro");
    await buyer.buyNow();
  }).toPass();
  await buyer.continueAsGuest();
  const reference = await buyer.payWithCard();
  expect(await buyer.seeSummary()).toBe(reference);
  const summary = buyer.panel("Your order");
  expect(await readLicences(summary)).toEqual([
    {
      serial: expect.stringMatching(/\w{4}-/),
      authenticationString: expect.stringMatching(/\w{4}/),
    },
  ]);
  const arriving = page.waitForEvent("download");
  await summary
    .getByRole("link", { name: /^Download AutoTune Pro/ })
    .first()
    .click();
  const file = await readFile(await (await arriving).path());
  await summary.getByText(/^Version .*, checksums$/).click();
  const sum = createHash("sha256").update(file).digest("hex");
  await expect(summary.getByText(sum)).toBeVisible();
  await expect(async () => {
    const mails = await (await fetch(`${mailUrl}/api/email`)).text();
    expect(mails).toContain(reference);
  }).toPass();
});

test("no process is root, and none can write to the root of its container", async () => {
  const ofProject = `--filter=label=com.docker.compose.project=${project}`;
  const running = (await podman("ps", "--quiet", ofProject)).split("\n");
  expect(running.length).toBeGreaterThan(7);
  for (const container of running) {
    const look = "id -u; touch /srv/written /etc/written 2>/dev/null && echo written; true";
    const [user, ...written] = (await podman("exec", container, "sh", "-c", look)).split("\n");
    expect([container, Number(user) > 0, written]).toEqual([container, true, []]);
  }
});

test("what machines of ours look at is not public", async () => {
  for (const path of ["/metrics", "/health/ready", "/staff/v1/customers/1"])
    expect((await fetch(edgeUrl + path)).status, path).toBe(404);
});

test("a service whose check of health is wrong is not taken for started", async () => {
  const { redis, ...rest } = (await readComposeFile({})).services;
  if (redis === undefined) throw new Error(`No Redis among ${Object.keys(rest).join(", ")}`);
  const broken = { ...redis, healthcheck: { test: ["CMD", "healthy", "6379", "/ready"] } };
  const compose = { ...(await readComposeFile({})), services: { broken } };
  await expect(startContainers({ compose, project, seconds: 5 })).rejects.toThrow(
    "broken is not healthy after 5 s",
  );
});
