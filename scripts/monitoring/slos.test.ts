import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { slos } from "./slos.ts";

const domains = join(import.meta.dirname, "../../apps/server/src/domains");

/** The names of the queues that are held back by the hourly limit. */
async function bulkQueues(): Promise<string[]> {
  const files = globSync("**/*.ts", { cwd: domains, exclude: ["**/*.test.ts"] });
  const sources = await Promise.all(files.map((file) => readFile(join(domains, file), "utf8")));
  return sources
    .flatMap((source) => source.match(/defineQueue\(\{[^]*?\n\}\);/g) ?? [])
    .filter((definition) => definition.includes("isBulk: true"))
    .flatMap((definition) => /name: "([^"]+)"/.exec(definition)?.[1] ?? []);
}

it("the promise about mail counts no queue that is held back, and counts receipts", async () => {
  const expression = slos.find(({ name }) => name === "mail")?.all("5m") ?? "";
  const [, counted = "", excluded = "^$"] =
    /queue=~"([^"]*)"(?:, queue!~"([^"]*)")?/.exec(expression) ?? [];
  const isCounted = (queue: string) =>
    new RegExp(`^(?:${counted})$`).test(queue) && !new RegExp(`^(?:${excluded})$`).test(queue);
  const queues = await bulkQueues();
  expect(queues).toContain("send-digest-email");
  expect(queues.filter(isCounted)).toEqual([]);
  expect(isCounted("send-order-email")).toBe(true);
});
