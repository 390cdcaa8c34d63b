import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";

async function startSlowProcess() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../test/slow-process.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: line.toString().trim() };
}

it("SIGTERM: no longer ready, accepts no new connection, finishes what is in flight, then ends", async () => {
  const { child, url } = await startSlowProcess();
  const inFlight = fetch(`${url}/slow`).then((response) => response.text());
  await wait(300);
  child.kill("SIGTERM");
  await wait(300);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await wait(1700);
  await expect(fetch(`${url}/health/live`)).rejects.toThrow("fetch failed");
  expect(await inFlight).toBe("finished");
  const [code] =
    child.exitCode === null ? ((await once(child, "exit")) as [number]) : [child.exitCode];
  expect(code).toBe(0);
});

it("SIGTERM: every response ends its connection, and a request that arrives late is served", async () => {
  const { child, url } = await startSlowProcess();
  const { hostname, port } = new URL(url);
  const late = connect(Number(port), hostname);
  late.write("GET /health/live HTTP/1.1\r\n");
  let received = "";
  late.on("data", (chunk) => (received += String(chunk)));
  await wait(200);
  child.kill("SIGTERM");
  await wait(300);
  const response = await fetch(`${url}/health/live`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  // By now no new connection is taken.
  await wait(1700);
  late.write("host: shop\r\n\r\n");
  await once(late, "close");
  expect(received).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is);
});
