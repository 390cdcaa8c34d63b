import type { Locator } from "@playwright/test";

/** As the provider writes it. */
export const referenceForm = /[A-Z]{3}\d{6}-\d{4}-\d{5}/;

/** In one step: the provider's form shows it for a second only. */
export async function readReference(place: Locator): Promise<string> {
  const text = await place.filter({ hasText: referenceForm }).textContent({ timeout: 20_000 });
  return referenceForm.exec(text ?? "")?.[0] ?? "";
}

/** The amount beside a name in the list of an order's sums. */
export function amountOf(place: Locator, name: RegExp): Locator {
  return place.locator("dl > div", { has: place.page().getByText(name) }).locator("dd");
}

/** Serial number and authentication string of every licence in a part of the page. */
export async function readLicences(
  place: Locator,
): Promise<{ serial: string; authenticationString: string }[]> {
  await place.locator("code").first().waitFor();
  const values = await place.locator("code").allTextContents();
  return Array.from({ length: values.length / 2 }, (_, index) => ({
    serial: values[2 * index] ?? "",
    authenticationString: values[2 * index + 1] ?? "",
  }));
}
