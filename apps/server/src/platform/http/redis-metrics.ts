import { Gauge, type Registry } from "prom-client";

interface Pinged {
  ping(): Promise<unknown>;
}

/** Whether Redis responds, and how fast: asked when the metrics are read. */
export function observeRedis(registry: Registry, redis: Pinged): void {
  const latency = new Gauge({
    name: "redis_ping_seconds",
    help: "How long Redis took to respond when it was last asked; absent while it does not",
    registers: [registry],
  });
  new Gauge({
    name: "redis_up",
    help: "1 if Redis responds to this process",
    registers: [registry],
    async collect() {
      const startedAt = performance.now();
      const isUp = await redis.ping().then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
      if (isUp) latency.set((performance.now() - startedAt) / 1000);
      else latency.remove();
    },
  });
}
