import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";

it("SIGTERM: no longer ready, accepts no new connection, finishes what is in flight, then ends", async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../test/slow-process.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = line.toString().trim();
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
