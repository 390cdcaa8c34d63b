import type { Stack } from "@autotune/scripts/stack";

/** How many requests for pages the web processes have had, by their own counters. */
export async function htmlRequests({ webPorts, environment }: Stack): Promise<number> {
  const headers = { authorization: `Bearer ${environment["METRICS_TOKEN"]}` };
  const counts = await Promise.all(
    webPorts.map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
      if (!response.ok) throw new Error(`The metrics responded with ${response.status}`);
      const lines = (await response.text()).matchAll(/^page_responses_total\{[^}]*\} (\d+)$/gm);
      return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
