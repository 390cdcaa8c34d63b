/** The same database, as web, worker and CMS connect to it: with the rights that the migrations grant, and no more. */
export function asApplication(url: string): string {
  const parsed = new URL(url);
  parsed.username = "shop_application";
  return parsed.href;
}
