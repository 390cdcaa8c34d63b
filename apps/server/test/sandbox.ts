import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { webhookSecret } from "./settings.ts";

const controlsToken = "test-controls-token";

export interface Sandbox {
  /** Makes the sandbox do what a buyer, a lost network or time would do. */
  control(method: "POST" | "PUT" | "DELETE" | "GET", path: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** The settings that point the shop to a sandbox at this port. */
export function sandboxSettings(port: number) {
  return {
    PAYMENT_API_URL: `http://127.0.0.1:${port}`,
    PAYMENT_API_USERNAME: "test",
    PAYMENT_API_PASSWORD: "test-password",
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  };
}

/** The payment sandbox as a process of its own, configured with the shop's URL. */
export async function startSandbox(options: {
  port: number;
  databaseUrl: string;
  webhookUrl: string;
}): Promise<Sandbox> {
  const { port, databaseUrl, webhookUrl } = options;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../payment-sandbox/src/main.ts")],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        SANDBOX_URL: url,
        PAYMENT_STOREFRONTS: `autotune.test.pay.localhost:${port}/embedded-autotune`,
        PAYMENT_API_USERNAME: "test",
        PAYMENT_API_PASSWORD: "test-password",
        WEBHOOK_URL: webhookUrl,
        WEBHOOK_SECRET: webhookSecret,
        CONTROLS_TOKEN: controlsToken,
      },
    },
  );
  const stop = () => void child.kill();
  // A test that fails before it could stop its sandbox leaves none running.
  process.once("exit", stop);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await wait(100);
  return {
    async control(method, path, body) {
      const response = await fetch(`${url}/controls${path}`, {
        method,
        headers: {
          authorization: `Bearer ${controlsToken}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
      return text === "" ? undefined : JSON.parse(text);
    },
    async stop() {
      process.off("exit", stop);
      stop();
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
