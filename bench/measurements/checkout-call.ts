import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, waitUntilResponds } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { signUp } from "../shopper.ts";

const [providerPort, oursPort, barePort] = [4695, 4696, 4697];

/** Both use a stub provider that responds at once: the sandbox's own work would hide the difference. */
export const checkoutCall: Measurement = {
  id: "g",
  what: "checkout call ÷ hand-written Fastify and pg doing the same queries and the same call to the provider",
  bar: { atLeast: 0.6 },
  async measure(shop) {
    const folder = await mkdtemp(join(tmpdir(), "checkout-"));
    const environment = {
      ...shop.environment,
      PORT: String(oursPort),
      PAYMENT_API_URL: `http://127.0.0.1:${providerPort}`,
    };
    const start = (name: string, args: string[]) =>
      startProcess({ name, command: "node_modules/.bin/node", args, environment });
    const running = [
      start("bench-instant-provider", ["bench/servers/instant-provider.ts", String(providerPort)]),
      start("bench-checkout-web", ["apps/server/src/web.ts"]),
      start("bench-bare-checkout", ["bench/servers/bare-checkout.ts", String(barePort)]),
    ];
    const url = (port: number) => `http://127.0.0.1:${port}/laravel/rest/checkout`;
    try {
      await waitUntilResponds(`http://127.0.0.1:${providerPort}/`);
      await waitUntilResponds(`http://127.0.0.1:${oursPort}/health/ready`);
      await waitUntilResponds(`http://127.0.0.1:${barePort}/`);
      const { headers } = await signUp(shop);
      const sold = await readSold(oursPort);
      const [first = {}] = makeCarts(sold, []);
      const agreed = await readPolicies(url(oursPort), headers, first);
      const carts = makeCarts(sold, agreed).map((cart) => JSON.stringify(cart));
      const script = join(folder, "carts.lua");
      await writeFile(script, postScript(headers, carts));
      // The limit by IP address is not what is measured, so every request comes from another one.
      const load = { connections: 10, seconds: 2, script: [script] as const };
      return await medianRatio({
        ours: () => requestsPerSecond(url(oursPort), load),
        bare: () => requestsPerSecond(url(barePort), load),
        rounds: 9,
      });
    } finally {
      await Promise.all(running.map((process) => process.stop()));
      await rm(folder, { recursive: true });
    }
  },
};

interface Sold {
  readonly path: string;
  readonly type: string;
  readonly price: number;
  readonly base_price: number;
  readonly prm: boolean;
  readonly wp_only: boolean;
  readonly quantityDiscount: readonly unknown[];
}

/** Three products at a price that holds for any quantity. */
async function readSold(port: number): Promise<readonly Sold[]> {
  const response = await fetch(
    `http://127.0.0.1:${port}/wp-json/antares/v1/currencies?cc=US&lang=en`,
  );
  const { data } = (await response.json()) as { data: { prices: { products: Sold[] } } };
  return data.prices.products
    .filter(
      ({ type, prm, wp_only: isLegacy, price, base_price: base, quantityDiscount }) =>
        type === "perpetual" &&
        !prm &&
        !isLegacy &&
        price === base &&
        quantityDiscount.length === 0,
    )
    .slice(0, 3);
}

/** Every cart differs from the twenty before it: the same cart would reuse the open session. */
function makeCarts(sold: readonly Sold[], agreed: readonly object[]): object[] {
  return Array.from({ length: 64 }, (_, number) => ({
    lines: sold.map(({ path, price }, index) => ({
      path,
      quantity: 1 + (Math.floor(number / 4 ** index) % 4),
      unitPrice: price,
    })),
    currency: "USD",
    language: "en",
    agreed,
  }));
}

/** The versions that the checkout page would name. */
async function readPolicies(
  url: string,
  headers: Readonly<Record<string, string>>,
  cart: object,
): Promise<readonly object[]> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(cart),
  });
  const { policies = [] } = (await response.json()) as {
    policies?: { document: string; version: number }[];
  };
  return policies.map(({ document, version }) => ({ document, version }));
}

function postScript(
  { cookie, ...headers }: Readonly<Record<string, string>>,
  carts: readonly string[],
): string {
  // The edge sets this cookie for every browser.
  const sent = { ...headers, cookie: `${cookie}; country=US`, "content-type": "application/json" };
  const named = Object.entries(sent)
    .map(([name, value]) => `["${name}"] = "${value}"`)
    .join(", ");
  return `local at = 0
local bodies = { ${carts.map((cart) => `'${cart}'`).join(", ")} }
function request()
  at = at + 1
  local from = "10." .. math.floor(at / 65536) % 256 .. "." .. math.floor(at / 256) % 256 .. "." .. at % 256
  return wrk.format("POST", nil, { ${named}, ["x-forwarded-for"] = from }, bodies[at % #bodies + 1])
end
`;
}
