import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEdge } from "@autotune/scripts/stack";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";

export const edgePage: Measurement = {
  id: "b",
  what: "the same page through nginx's cache ÷ nginx serving it as a file",
  bar: { atLeast: 0.7 },
  async measure(shop) {
    const folder = await mkdtemp(join(tmpdir(), "bench-edge-"));
    const files = join(folder, "files");
    await mkdir(files);
    const page = await fetch(`http://127.0.0.1:${shop.webPorts[0]}/`, {
      headers: { "accept-encoding": "identity" },
    });
    await writeFile(join(files, "index.html"), Buffer.from(await page.arrayBuffer()));
    const edge = await startEdge({
      folder,
      port: 4691,
      webPorts: shop.webPorts,
      // With the edge's own way of sending, or the comparison would be one of settings.
      extra: `server {
        listen 127.0.0.1:4692;
        sendfile on;
        tcp_nopush off;
        open_file_cache max=200 inactive=60s;
        open_file_cache_valid 60s;
        location / { root ${files}; index index.html; }
      }`,
    });
    try {
      const load = { connections: 16, seconds: 2 };
      return await medianRatio({
        ours: () => requestsPerSecond("http://127.0.0.1:4691/", load),
        bare: () => requestsPerSecond("http://127.0.0.1:4692/index.html", load),
        rounds: 9,
      });
    } finally {
      await edge.stop();
      await rm(folder, { recursive: true });
    }
  },
};
