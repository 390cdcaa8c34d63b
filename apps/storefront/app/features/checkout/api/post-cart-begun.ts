import { splitLanguage } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";

/** Lets the server count that an empty cart got its first product. A failure is ignored. */
export async function postCartBegun(): Promise<void> {
  const { language } = splitLanguage(location.pathname);
  await callShop({
    method: "POST",
    path: "/laravel/rest/cart-begun",
    body: { language },
    outlivesPage: true,
    handlesOutdated: true,
  });
}
