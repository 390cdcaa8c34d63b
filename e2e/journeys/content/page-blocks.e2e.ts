import { linkTo } from "@autotune/routes";
import { holdCall } from "../../fixtures/hold-call.ts";
import { interfaceText } from "../../fixtures/interface-text.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

const call = "**/wp-json/antares/v1/testimonials?*";
const failure =
  "There was an error retrieving this content. Please try again later. We apologize for the inconvenience.";

test.describe("Testimonials on Home", () => {
  test("[MEDIA-03] [MEDIA-07] are requested when they come into view, and show placeholders until then", async ({
    page,
    context,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/testimonials?")) requested.push(request.url());
    });
    const release = await holdCall(context, call);
    await page.goto("/");
    const heading = page.getByRole("heading", {
      name: "From studios, stages and spare rooms",
    });
    await page.mouse.move(200, 200);
    await expect(heading).toBeAttached();
    expect(requested).toEqual([]);

    const section = page.locator("section", { has: heading });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator("[aria-busy=true]")).toBeVisible();
    await expect(section.getByText("Loading")).toBeAttached();
    release();
    // Those that are out of sight too.
    await expect(section.locator("figure")).toHaveCount(6);
    const first = section.getByRole("figure").first();
    await expect(first).toContainText("I sang the verse at two in the morning");
    await expect(first).toContainText("Nila Portamento");
    await expect(first).toContainText("Singer");
    const photo = first.locator("img");
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(requested).toHaveLength(1);
  });

  test.describe("without a response", () => {
    test.use({ expectedConsole: [/status of 500/] });

    test(
      "[MEDIA-03] say so, and load when they are requested again",
      { tag: "@long" },
      async ({ page }) => {
        await page.route(call, (route) => route.fulfill({ status: 500, body: "{}" }));
        await page.goto("/es");
        await page.mouse.move(200, 200);
        const section = page.locator("section", {
          has: page.getByRole("heading", {
            name: "Desde el estudio, el escenario y el dormitorio",
          }),
        });
        await section.scrollIntoViewIfNeeded();
        await expect(section.getByRole("alert")).toContainText(
          new RegExp(interfaceText("es", failure).source.slice(1, -1)),
        );
        await page.unroute(call);
        await section.getByRole("button", { name: interfaceText("es", "Try again") }).click();
        await expect(section.locator("figure")).toHaveCount(6);
        // The pressed button is gone.
        await expect(section.locator(":focus")).toHaveCount(1);
        await expect(section).toContainText("Canté la estrofa a las dos de la mañana");
      },
    );
  });

  test(
    "[MEDIA-03] show no error for a request that was cancelled",
    { tag: "@long" },
    async ({ page, context }) => {
      const ended: string[] = [];
      page.on("requestfailed", (request) => ended.push(new URL(request.url()).pathname));
      const release = await holdCall(context, call);
      await page.goto("/");
      await page.mouse.move(200, 200);
      const heading = page.getByRole("heading", {
        name: "From studios, stages and spare rooms",
      });
      await heading.scrollIntoViewIfNeeded();
      await expect(page.locator("[aria-busy=true]")).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => ended).toContain("/wp-json/antares/v1/testimonials");
      release();
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  );
});

test.describe("Scrolling quotes on Home", () => {
  test(
    "[MEDIA-03] pass by in three equal groups in 60 s, are read once, and stand still on demand",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/");
      await page.mouse.move(200, 200);
      const section = page.getByRole("region", { name: "After a good take" });
      await section.scrollIntoViewIfNeeded();
      const groups = section.locator("ul");
      await expect(groups).toHaveCount(3);
      await expect(section.getByRole("list")).toHaveCount(1);
      await expect(section.getByRole("listitem")).toHaveCount(6);
      const marquee = groups.first().locator("..");
      await page.mouse.move(2, 2);
      const motion = () =>
        marquee.evaluate((element) => {
          const { animationDuration, animationPlayState } = getComputedStyle(element);
          return [animationDuration, animationPlayState];
        });
      await expect.poll(motion).toEqual(["60s", "running"]);
      await section.getByRole("button", { name: "Pause quotes" }).click();
      await expect.poll(motion).toEqual(["60s", "paused"]);
      await section.getByRole("button", { name: "Play quotes" }).press("Enter");
      await expect.poll(motion).toEqual(["60s", "running"]);
      const place = await section.boundingBox();
      await page.mouse.move(300, (place?.y ?? 0) + (place?.height ?? 0) - 30);
      await expect.poll(motion).toEqual(["60s", "paused"]);
    },
  );

  test.describe("for those who want no motion", () => {
    test.use({ reducedMotion: "reduce" });

    test("[MEDIA-03] are all there at once", { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/");
      const section = page.getByRole("region", { name: "After a good take" });
      await section.scrollIntoViewIfNeeded();
      for (const quote of await section.getByRole("listitem").all())
        await expect(quote).toBeInViewport({ ratio: 0.5 });
      await expect(section.getByRole("button")).toHaveCount(0);
    });
  });
});

test("[MEDIA-05] questions, social links, beta form and newsletter form stand on one page in its language", async ({
  page,
}) => {
  await page.goto(linkTo("BetaSignup", {}, "de"));
  await page.mouse.move(200, 200);
  const main = page.getByRole("main");
  await main.getByText("Was kostet das?").click();
  await expect(main.getByText("Die Beta ist kostenlos")).toBeVisible();
  await expect(
    main.getByRole("combobox", { name: interfaceText("de", "Year of birth") }),
  ).toBeVisible();
  await expect(
    main.getByRole("textbox", { name: interfaceText("de", "Your email address") }),
  ).toBeVisible();
  for (const name of ["AutoTune on video", "The AutoTune podcast", "Community chat"])
    await expect(
      main.getByRole("link", {
        name: new RegExp(interfaceText("de", name).source.slice(0, -1)),
      }),
    ).toHaveAttribute("href", /^https:\/\//);
});
