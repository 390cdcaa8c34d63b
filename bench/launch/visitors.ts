import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Failure, VisitsResult } from "./load-results.ts";

export interface VisitsTask {
  readonly origin: string;
  readonly visits: number;
  readonly seconds: number;
  /** The most popular first. */
  readonly paths: readonly string[];
}

/**
 * Cold visitors, each from an IP address of its own and without a cookie: the page, the files that it names, who is
 * signed in (nobody), and the prices. They come at their time, however slow the shop is.
 */
const { origin, visits, seconds, paths } = JSON.parse(process.argv[2] ?? "") as VisitsTask;
const { hostname, port } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const result: VisitsResult = { requests: 0, pages: [], visits: [], failures: [], seconds: 0 };

const browser = { "user-agent": "Mozilla/5.0", "accept-encoding": "gzip, deflate, br, zstd" };
const asPage = { accept: "text/html,application/xhtml+xml", "sec-fetch-site": "none" };
const asCall = {
  accept: "application/json",
  "sec-fetch-site": "same-origin",
  "x-js-cachekey": "launch",
};

const fail = (failures: Failure[], what: string) => failures.push({ at: Date.now(), what });

function get(
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<{ status: number; body: Buffer }> {
  result.requests += 1;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, agent, headers: { ...browser, ...headers } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
    });
    sent.setTimeout(30_000, () => sent.destroy(new Error("no response in 30 s")));
    sent.on("error", reject);
    sent.end();
  });
}

/** The files of a page are those of every copy of it, so that its text is read once and not for each visitor. */
const filesOf = new Map<string, Promise<readonly string[]>>();
async function readFiles(path: string): Promise<readonly string[]> {
  const text = await (await fetch(origin + path)).text();
  return [...new Set(text.match(/\/assets\/[\w./-]+/g))];
}

async function visit(number: number): Promise<void> {
  const path = choosePath();
  const from = { "x-forwarded-for": ipAddress(80, number) };
  const began = performance.now();
  const expect = async (place: string, headers: OutgoingHttpHeaders, status: number) => {
    const answer = await get(place, { ...headers, ...from });
    if (answer.status !== status) fail(result.failures, `${place} ${answer.status}`);
    return answer;
  };
  await expect(path, asPage, 200);
  result.pages.push(performance.now() - began);
  let files = filesOf.get(path);
  if (files === undefined) filesOf.set(path, (files = readFiles(path)));
  await Promise.all([
    ...(await files).map((file) => expect(file, { "sec-fetch-site": "same-origin" }, 200)),
    expect("/laravel/rest/user", asCall, 401),
    expect("/wp-json/antares/v1/currencies?cc=US&lang=en", asCall, 200),
  ]);
  result.visits.push(performance.now() - began);
}

const weights: number[] = [];
let weight = 0;
for (const index of paths.keys()) weights.push((weight += 1 / (index + 1)));
function choosePath(): string {
  const wanted = Math.random() * weight;
  return paths[weights.findIndex((upTo) => upTo >= wanted)] ?? "/";
}

function ipAddress(network: number, number: number): string {
  return `${network}.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`;
}

const start = performance.now();
const running: Promise<void>[] = [];
for (let number = 0; number < visits; number += 1) {
  await wait(Math.max(0, start + (number * seconds * 1000) / visits - performance.now()));
  running.push(
    visit(number).catch((error: unknown) => {
      fail(result.failures, String(error));
    }),
  );
}
await Promise.all(running);
agent.destroy();
process.stdout.write(JSON.stringify({ ...result, seconds: (performance.now() - start) / 1000 }));
