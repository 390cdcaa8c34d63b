/**
 * The domains of the shop from the bottom up, each with those that it may import. The linter and `pnpm architecture`
 * hold the code to it, and the picture in docs/architecture.md is drawn from it. A domain is the same drawer in every
 * package; what puts the domains together is `app`.
 */
export const graph = {
  platform: [],
  consent: ["platform"],
  identity: ["platform", "consent"],
  catalogue: ["platform"],
  content: ["platform", "catalogue"],
  licensing: ["platform", "identity", "catalogue", "content"],
  subscriptions: ["platform", "identity", "catalogue", "licensing"],
  checkout: [
    "platform",
    "consent",
    "identity",
    "catalogue",
    "content",
    "licensing",
    "subscriptions",
  ],
  orders: ["platform", "identity", "catalogue", "licensing", "subscriptions", "checkout"],
  marketing: [
    "platform",
    "consent",
    "identity",
    "catalogue",
    "content",
    "licensing",
    "subscriptions",
    "checkout",
    "orders",
  ],
  support: ["platform", "identity", "catalogue", "licensing", "subscriptions", "orders"],
  privacy: ["platform", "identity", "subscriptions", "checkout", "orders"],
  reporting: ["platform", "identity", "catalogue", "support"],
  app: [
    "platform",
    "consent",
    "identity",
    "catalogue",
    "content",
    "licensing",
    "subscriptions",
    "checkout",
    "orders",
    "marketing",
    "support",
    "privacy",
    "reporting",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Domain = keyof typeof graph;

const allowed = new Map<string, ReadonlySet<string>>(
  Object.entries(graph).map(([domain, below]) => [domain, new Set<string>(below)]),
);

export function isDomain(name: string): name is Domain {
  return allowed.has(name);
}

export function mayImport(from: Domain, to: Domain): boolean {
  return from === to || allowed.get(from)?.has(to) === true;
}
