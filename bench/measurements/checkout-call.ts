import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, waitUntilAnswers } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { signUp } from "../shopper.ts";

const [providerPort, oursPort, barePort] = [4695, 4696, 4697];

/** A provider that answers at once stands in for both: the sandbox's own work would hide the difference. */
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
      await waitUntilAnswers(`http://127.0.0.1:${providerPort}/`);
      await waitUntilAnswers(`http://127.0.0.1:${oursPort}/health/ready`);
      await waitUntilAnswers(`http://127.0.0.1:${barePort}/`);
      const { headers } = await signUp(shop);
      const script = join(folder, "cart.lua");
      await writeFile(script, postScript(headers));
      // The limit by address is not what is measured, so every request comes from another one.
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

function postScript(headers: Readonly<Record<string, string>>): string {
  const cart = {
    lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
    currency: "USD",
    language: "en",
  };
  const named = Object.entries({ ...headers, "content-type": "application/json" })
    .map(([name, value]) => `["${name}"] = "${value}"`)
    .join(", ");
  return `local at = 0
local body = '${JSON.stringify(cart)}'
function request()
  at = at + 1
  local from = "10." .. math.floor(at / 65536) % 256 .. "." .. math.floor(at / 256) % 256 .. "." .. at % 256
  return wrk.format("POST", nil, { ${named}, ["x-forwarded-for"] = from }, body)
end
`;
}
