import { linkTo } from "@autotune/routes";
import { AccountSettings } from "../../fixtures/customer/account-settings.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

test.describe("The profile", () => {
  test("[ACCT-01] holds every field, the language and the opt-ins, and shows them after a reload", async ({
    page,
    buyer,
  }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();

    const details = await settings.edit("Your details");
    await expect(details.getByLabel("First name")).toBeFocused();
    await details.getByLabel("First name").fill("Ninette");
    await details.getByLabel("Last name").fill("Ortega Ruiz");
    await details.getByLabel("Company").fill("Ortega & Töchter");
    await details.getByLabel("Phone").fill("+34 (91) 555-01.34");
    await settings.save(details);
    await expect(details.getByRole("button", { name: "Edit Your details" })).toBeFocused();

    const postalAddress = await settings.edit("Address");
    await postalAddress.getByLabel("Country").selectOption({ label: "Spain" });
    await postalAddress.getByLabel("Street address").fill("Calle Mayor 1");
    await postalAddress.getByLabel("Apartment, floor, building").fill("2º izquierda");
    await postalAddress.getByLabel("Postal code").fill("28901");
    await postalAddress.getByLabel("City").fill("Getafe");
    await postalAddress.getByLabel("Province").fill("Madrid");
    await settings.save(postalAddress);

    const emails = await settings.edit("Email preferences");
    await emails.getByLabel("Email language").selectOption("Español");
    await emails.getByLabel("News and offers for what I own").uncheck();
    await emails.getByLabel(/^The newsletter/).check();
    await settings.save(emails);
    await expect(emails.getByRole("status")).toContainText(
      "You're on the list. Please check your inbox to verify your email.",
    );

    await page.reload();
    await expect(details).toContainText("Ninette Ortega Ruiz");
    await expect(details).toContainText("Ortega & Töchter");
    await expect(details).toContainText("+34 (91) 555-01.34");
    await expect(details).toContainText(buyer.person.email);
    await expect(postalAddress.locator("address")).toHaveText(
      "Calle Mayor 1\n2º izquierda\n28901 Getafe\nMadrid\nSpain",
      { useInnerText: true },
    );
    await expect(emails).toContainText("Español");
    await expect(emails.getByText("News and offers").locator("..")).toContainText("No");
  });

  test("asks for a postal address in the format of its country", async ({ buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const postalAddress = await settings.edit("Address");
    const country = postalAddress.getByLabel("Country");
    const labels = () => postalAddress.locator("label").allInnerTexts();

    await country.selectOption({ label: "United States" });
    expect((await labels()).slice(3)).toEqual(["City", "State", "ZIP code"]);
    await postalAddress.getByLabel("State").selectOption("CA");
    await postalAddress.getByLabel("ZIP code").fill("9460");
    await postalAddress.getByRole("button", { name: "Save" }).click();
    await expect(postalAddress.getByLabel("ZIP code")).toBeFocused();
    await expect(postalAddress.getByLabel("ZIP code")).toHaveAccessibleDescription(
      "This postal code doesn’t match the country.",
    );

    await country.selectOption({ label: "Germany" });
    expect((await labels()).slice(3)).toEqual(["Postal code", "City"]);
    await country.selectOption({ label: "United Kingdom" });
    expect((await labels()).slice(3)).toEqual(["City", "County", "Postcode"]);
    await country.selectOption({ label: "Japan" });
    expect((await labels()).slice(1, 4)).toEqual(["Postal code", "Prefecture", "City"]);

    await postalAddress.getByRole("button", { name: "Cancel" }).click();
    await expect(postalAddress).toContainText(
      "No address on file. You don’t need one to buy here.",
    );
    await expect(postalAddress.getByRole("button", { name: "Edit Address" })).toBeFocused();
  });

  test("[FORM-04] takes telephone numbers, and marks what is none", async ({ buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const details = await settings.edit("Your details");
    const phone = details.getByLabel("Phone");
    for (const wrong of ["call me", "49+30 1234", "(510 555-0134", "555_0134", "☎ 5550134"]) {
      await phone.fill(wrong);
      await phone.blur();
      await expect(phone, wrong).toHaveAccessibleDescription(
        "Use only digits, spaces and + . / - ( ).",
      );
      await expect(phone, wrong).toHaveAttribute("aria-invalid", "true");
      await phone.press("Enter");
      await expect(phone, wrong).toBeFocused();
    }
    for (const right of ["+49 30/123.45-67", "(510) 555-0134", "+1 (510) 555-0134", "5550134"]) {
      await phone.fill(right);
      await expect(phone, right).toHaveAttribute("aria-invalid", "false");
    }
    await settings.save(details);
    await expect(details).toContainText("5550134");
  });

  test("is changed by keyboard alone", async ({ page, buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    await page.reload();
    const details = settings.panel("Your details");
    await details.waitFor();
    await tabTo(page, details.getByRole("button", { name: "Edit Your details" }));
    await page.keyboard.press("Enter");
    await expect(details.getByLabel("First name")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Ninette");
    await page.keyboard.press("Escape");
    await expect(details).toContainText("Nina Ortega");
    await expect(details.getByRole("button", { name: "Edit Your details" })).toBeFocused();

    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Ninette");
    await tabTo(page, details.getByRole("button", { name: "Save" }));
    await page.keyboard.press("Enter");
    await expect(details).toContainText("Ninette Ortega");
    await expect(details.getByRole("button", { name: "Edit Your details" })).toBeFocused();
  });

  test.describe("that the server rejects", () => {
    test.use({ expectedConsole: [/status of 400/] });

    test("says so at the field, and keeps what was typed", async ({ context, buyer }) => {
      const settings = new AccountSettings(buyer);
      await settings.openAsNewPerson();
      // As an outdated page would that knows other rules than the server.
      await context.route(/\/laravel\/rest\/user\/\d+$/, (route) =>
        route.continue({ postData: { data: '{"pi_home_phone":"call me","pi_company":"Ortega"}' } }),
      );
      const details = await settings.edit("Your details");
      await details.getByLabel("Company").fill("Ortega");
      await details.getByLabel("Phone").fill("555 0134");
      await details.getByRole("button", { name: "Save" }).click();
      await expect(details.getByLabel("Phone")).toBeFocused();
      await expect(details.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
      await expect(details.getByLabel("Company")).toHaveValue("Ortega");
      await context.unroute(/\/laravel\/rest\/user\/\d+$/);
      await details.getByLabel("Phone").fill("555 0135");
      await settings.save(details);
      await expect(details).toContainText("555 0135");
    });
  });

  test("of two tabs loses nothing that the other has changed", async ({ context, buyer }) => {
    const settings = new AccountSettings(buyer);
    await settings.openAsNewPerson();
    const other = new AccountSettings(buyer.inTab(await context.newPage()));
    await other.open();

    const details = await settings.edit("Your details");
    await details.getByLabel("Phone").fill("555 0134");
    const elsewhere = await other.edit("Your details");
    await elsewhere.getByLabel("Company").fill("Ortega");
    await elsewhere.getByLabel("Phone").fill("555 9999");
    await other.save(elsewhere);

    await expect(details.getByLabel("Company")).toHaveValue("Ortega");
    await expect(details.getByLabel("Phone")).toHaveValue("555 0134");
    await expect(details.getByLabel("Phone")).toHaveAccessibleDescription(
      "Changed to “555 9999” on another device. Saving replaces it.",
    );
    await settings.save(details);
    for (const panel of [details, elsewhere]) {
      await expect(panel).toContainText("555 0134");
      await expect(panel).toContainText("Ortega");
    }
  });

  test.describe("while the server is gone", () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test(
      "says so, keeps what was typed, and can be saved again",
      { tag: "@long" },
      async ({ context, buyer }) => {
        const settings = new AccountSettings(buyer);
        await settings.openAsNewPerson();
        const details = await settings.edit("Your details");
        await details.getByLabel("Company").fill("Ortega");
        await context.route(/\/laravel\/rest\/user\/\d+$/, (route) => route.abort());
        await details.getByRole("button", { name: "Save" }).click();
        await expect(details.getByRole("alert")).toContainText(
          "Check your connection and try again.",
        );
        await expect(details.getByLabel("Company")).toHaveValue("Ortega");
        await context.unroute(/\/laravel\/rest\/user\/\d+$/);
        await settings.save(details);
        await expect(details).toContainText("Ortega");
      },
    );
  });
});

test("The settings of an account show nothing of a person in the page that the server draws", async ({
  page,
  buyer,
}) => {
  const settings = new AccountSettings(buyer);
  await settings.openAsNewPerson();
  const html = (await (await page.goto(linkTo("Profile")))?.text()) ?? "";
  expect(html).toContain("<html");
  expect(html).not.toContain(buyer.person.email);
  expect(html).not.toContain(buyer.person.lastName);
});
