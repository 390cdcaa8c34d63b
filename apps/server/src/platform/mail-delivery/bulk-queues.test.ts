import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mailKinds } from "./mail-kinds.ts";

const domains = join(import.meta.dirname, "../../domains");
const files = globSync("**/*.ts", { cwd: domains, exclude: ["**/*.test.ts", "**/testing/**"] });
const sources = await Promise.all(files.map((file) => readFile(join(domains, file), "utf8")));
const all = sources.join("\n");

/** The queue of the job that sends an email: the last one named before it. */
function queueOf(kind: string): string[] {
  return sources.flatMap((source) =>
    source
      .split(`kind: "${kind}",`)
      .slice(0, -1)
      .map(
        (before) =>
          before
            .match(/queue: \w+/g)
            ?.at(-1)
            ?.slice("queue: ".length) ?? "none",
      ),
  );
}

const definitionOf = (queue: string) =>
  new RegExp(`export const ${queue} = defineQueue\\(\\{[^]*?\\n\\}\\);`).exec(all)?.[0];

it.each(Object.entries(mailKinds).filter(([, purpose]) => purpose === "marketing"))(
  "%s is sent by a bulk queue, which the hourly limit holds back",
  (kind) => {
    const queues = queueOf(kind);
    expect(queues).toHaveLength(1);
    for (const queue of queues) expect(definitionOf(queue)).toContain("isBulk: true");
  },
);

it("every bulk queue sends a marketing email: others never wait", () => {
  const bulk = [...all.matchAll(/export const (\w+) = defineQueue\(\{[^]*?\n\}\);/g)]
    .filter(([definition]) => definition.includes("isBulk: true"))
    .map(([, name]) => name);
  const marketing = Object.entries(mailKinds)
    .filter(([, purpose]) => purpose === "marketing")
    .flatMap(([kind]) => queueOf(kind));
  expect(new Set(bulk)).toEqual(new Set(marketing));
});
