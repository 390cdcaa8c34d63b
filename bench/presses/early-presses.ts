import { chromium } from "@playwright/test";
import type { Stack } from "@autotune/scripts/stack";
import type { Measurement } from "../measurement.ts";
import { controls } from "./controls.ts";
import { pressEarly, type Device, type Network, type Outcome, type Press } from "./press-early.ts";

const networks: readonly Network[] = [
  { name: "fast" },
  // As browsers' tools call it: 400 kbit/s.
  { name: "slow 3G", limits: { throughput: 50_000, latency: 400 } },
];
const devices: readonly Device[] = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "phone", viewport: { width: 390, height: 844 }, isMobile: true },
];
/** Milliseconds after the first paint. */
const moments = [0, 200, 500, 1000, 2000, 4000];
/** Pages that load at the same time: a slow network leaves the processor idle. */
const atOnce = 3;

export const earlyPresses: Measurement = {
  id: "presses",
  what: `presses soon after the first paint that are lost, or not answered within 100 ms, of ${networks.length * devices.length * moments.length * controls.length}`,
  bar: { atMost: 0 },
  measure: async (shop) => {
    const outcomes = await pressAll(shop);
    const lost = outcomes.filter(({ isLost }) => isLost).length;
    const late = outcomes.filter(({ isLost, isAnswered }) => !isLost && !isAnswered).length;
    console.log(`${outcomes.length} presses, ${lost} lost, ${late} answered late`);
    return lost + late;
  },
};

async function pressAll({ shopUrl }: Stack): Promise<Outcome[]> {
  const presses: Press[] = controls.flatMap((control) =>
    networks.flatMap((network) =>
      devices.flatMap((device) => moments.map((after) => ({ control, network, device, after }))),
    ),
  );
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--mute-audio"],
  });
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let press = presses.shift(); press !== undefined; press = presses.shift()) {
      const outcome = await pressEarly(browser, shopUrl, press);
      outcomes.push(outcome);
      // It takes half an hour: whoever waits sees how far it is.
      if (outcomes.length % 30 === 0) console.log(`${outcomes.length} presses`);
      if (outcome.isLost || !outcome.isAnswered) console.log(describe(outcome));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
  }
  return outcomes;
}

function describe({ press: { control, device, network, after }, isLost }: Outcome): string {
  return `${isLost ? "lost" : "late"}: ${control.name}, ${device.name}, ${network.name}, ${after} ms`;
}
