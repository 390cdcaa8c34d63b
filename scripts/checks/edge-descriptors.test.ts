import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const deploy = join(import.meta.dirname, "../../deploy");

/** What a process may open where nobody raised it. A worker of nginx that is not root cannot raise it itself. */
const descriptors = 1024;
/** Its listening sockets, logs and pipes. */
const others = 30;

const numberIn = async (file: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(join(deploy, file), "utf8"))?.[1]);

it("the edge never needs more descriptors than it has", async () => {
  const connections = await numberIn("images/edge/nginx.conf", /worker_connections (\d+);/);
  const leftOpen = await numberIn("nginx/shop.conf.template", /open_file_cache max=(\d+) /);
  // Each response on its way from upstream is written to a file, and has two of the connections.
  const written = connections / 2;
  expect(connections + written + leftOpen + others).toBeLessThanOrEqual(descriptors);
});
