/** The words that are drawers of the same name in every package. */
export const domains = [
  "platform",
  "identity",
  "consent",
  "catalogue",
  "content",
  "licensing",
  "subscriptions",
  "checkout",
  "orders",
  "marketing",
  "support",
  "privacy",
  "app",
] as const;
export type Domain = (typeof domains)[number];

/** Where the folders of domains are. */
const drawers = [
  /^apps\/server\/src\/(?:domains\/)?([^/]+)\//,
  /^apps\/storefront\/app\/(?:features\/)?([^/]+)\//,
  /^apps\/cms\/src\/([^/]+)\//,
  /^packages\/(?:contract|emails|commerce)\/src\/([^/]+)\//,
  /^packages\/database\/src\/schema\/([^/.]+)/,
  /^e2e\/journeys\/([^/]+)\//,
];

/** What puts the domains together, under names of its own. */
const partsOfApp = new Set(["routes", "blocks", "shell", "document", "locales", "styles", "seed"]);

/** The domain of a file, by its path; undefined for what serves all of them. */
export function domainOf(file: string): Domain | undefined {
  const folder = drawers.map((drawer) => drawer.exec(file)?.[1]).find((name) => name !== undefined);
  if (folder === undefined) return undefined;
  if (partsOfApp.has(folder)) return "app";
  return domains.find((domain) => domain === folder);
}
