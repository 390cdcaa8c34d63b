import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { ComposeFile } from "./compose-schema.ts";
import { composeFile, parseComposeFile, readComposeFile } from "./read-compose-file.ts";
import { runArguments } from "./run-arguments.ts";
import { startOrder } from "./start-order.ts";

let text: string;
let compose: ComposeFile;
beforeAll(async () => {
  text = await readFile(composeFile, "utf8");
  compose = await readComposeFile({});
});

describe("the compose file", () => {
  it("can be read without any setting, and says nothing that would be passed over", () => {
    expect(Object.keys(compose.services).length).toBeGreaterThan(8);
  });

  it.each([
    ["a misspelt key", "read_only: true", "readonly: true"],
    ["a check of health that YAML reads as a mapping", "healthy, ", "healthy: x, "],
    ["an image of somebody else", "image: autotune/redis", "image: redis:7"],
    ["a writable root", "read_only: true", "read_only: false"],
    ["a number for a text", "POSTGRES_DB: shop", "POSTGRES_DB: 5"],
  ])("is refused with %s", (_, written, instead) => {
    expect(text).toContain(written);
    expect(() => parseComposeFile(text.replace(written, instead), {})).toThrow(
      /compose\.yaml|Nested mappings/,
    );
  });

  it("waits for services, and mounts volumes, that it has", () => {
    const volumes = Object.keys(compose.volumes);
    for (const [name, service] of Object.entries(compose.services)) {
      const awaited = Object.keys(service.depends_on ?? {});
      expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(awaited));
      const mounted = (service.volumes ?? []).map((volume) => volume.split(":", 1)[0]);
      expect(volumes, name).toEqual(expect.arrayContaining(mounted));
    }
  });
});

describe("the order of starts", () => {
  it("has each service after those that it waits for, and the trial's only on request", () => {
    const order = startOrder(compose, ["trial"]);
    for (const name of order)
      for (const awaited of Object.keys(compose.services[name]?.depends_on ?? {}))
        expect(order.indexOf(awaited), `${name} after ${awaited}`).toBeLessThan(
          order.indexOf(name),
        );
    expect(order).toContain("payment-sandbox");
    expect(order).not.toContain("seed");
    expect(startOrder(compose, [])).not.toContain("payment-sandbox");
  });

  it("cannot be made where two wait for each other", () => {
    const circle = text.replace(
      "  redis:\n",
      "  redis:\n    depends_on: { edge: { condition: service_healthy } }\n",
    );
    const waiting = circle.replace(
      "    depends_on:\n      web-1:\n",
      "    depends_on:\n      redis:\n        condition: service_healthy\n      web-1:\n",
    );
    expect(() => startOrder(parseComposeFile(waiting, {}), [])).toThrow("wait for each other");
  });
});

it("a container is started as the file says", () => {
  const { worker } = compose.services;
  if (worker === undefined) throw new Error("There is no worker.");
  const args = runArguments("shop", "worker", worker);
  expect(args).toEqual(
    expect.arrayContaining([
      "--name=shop-worker",
      "--network-alias=worker",
      "--env=DATABASE_URL=postgres://shop_worker@postgres:5432/shop",
      "--volume=shop_media:/srv/media",
      "--read-only",
      "--cap-drop=ALL",
      "--stop-timeout=30",
      "--health-cmd='healthy' '3010' '/health/ready'",
    ]),
  );
  expect(args.slice(-3)).toEqual(["autotune/web:latest", "node", "apps/server/src/worker.ts"]);
});
