import { setTimeout as wait } from "node:timers/promises";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import type { Stack } from "@autotune/scripts/stack";

const staff = { id: 1, email: "support@desk.test", role: "admin" } as const;

async function call({ webPorts, environment }: Stack, path: string, body?: object): Promise<void> {
  const [method, text] = body === undefined ? ["GET", ""] : ["POST", JSON.stringify(body)];
  const secret = environment["STAFF_API_SECRET"] ?? "";
  const token = signStaffToken(staff, {
    call: nameCall(method, path, text),
    now: new Date(),
    secret,
  });
  const response = await fetch(`http://127.0.0.1:${webPorts[0]}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : text,
  });
  if (!response.ok)
    throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** A report, and the search of orders, each by the call that the back office makes. */
export async function readAsStaff(shop: Stack): Promise<void> {
  await call(shop, "/staff/v1/reports/today");
  await call(shop, "/staff/v1/orders/find", {});
}

/** Staff at work, until it is stopped. */
export function keepReading(shop: Stack): () => Promise<number> {
  let stopped = false;
  let reads = 0;
  const reading = (async () => {
    while (!stopped) {
      await readAsStaff(shop);
      reads += 2;
      await wait(1000);
    }
  })();
  // Thrown when it is stopped, and not before.
  reading.catch(() => undefined);
  return async () => {
    stopped = true;
    await reading;
    return reads;
  };
}

/** How many reads each server has served, by the first web process's own counters. */
export async function countReads({ webPorts, environment }: Stack) {
  const headers = { authorization: `Bearer ${environment["METRICS_TOKEN"]}` };
  const text = await (await fetch(`http://127.0.0.1:${webPorts[0]}/metrics`, { headers })).text();
  const of = (server: string) =>
    Number(new RegExp(`^replica_reads_total\\{server="${server}"\\} (\\d+)$`, "m").exec(text)?.[1]);
  return { replica: of("replica"), primary: of("primary") };
}
