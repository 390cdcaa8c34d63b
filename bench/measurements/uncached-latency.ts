import { p99Milliseconds } from "../load.ts";
import type { Observation } from "../measurement.ts";
import { startUncachedWeb, uncachedUrl } from "./start-uncached-web.ts";

export const uncachedLatency: Observation = {
  id: "uncached-p99",
  what: "p99 in ms of uncached SSR: Home, changed before every request, at 32 connections",
  async observe(shop) {
    const web = await startUncachedWeb(shop);
    try {
      await p99Milliseconds(uncachedUrl, { connections: 32, seconds: 2 });
      return await p99Milliseconds(uncachedUrl, { connections: 32, seconds: 10 });
    } finally {
      await web.stop();
    }
  },
};
