import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A script that makes the requests, with its arguments. */
  readonly script?: readonly [file: string, ...args: string[]];
  /** They are what is measured; otherwise a response that is not 2xx fails the run. */
  readonly expectsRejections?: true;
}

/** Requests a second, from a process of its own. */
export async function requestsPerSecond(url: string, options: LoadOptions): Promise<number> {
  const printed = await load(url, options);
  return figure(/Requests\/sec:\s+([\d.]+)/, printed);
}

/** The 99th percentile of the response times. */
export async function p99Milliseconds(url: string, options: LoadOptions): Promise<number> {
  const printed = await load(url, options, ["--latency"]);
  const [, unit = ""] = /99%\s+[\d.]+(us|ms|s)\b/.exec(printed) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return figure(/99%\s+([\d.]+)/, printed) * milliseconds;
}

/** An unexpected response that is not 2xx makes the figures worthless, so it throws. */
async function load(
  url: string,
  { connections, seconds, headers = {}, script, expectsRejections }: LoadOptions,
  more: readonly string[] = [],
): Promise<string> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "10s",
    ...named,
    ...more,
    ...(script === undefined ? [] : ["-s", script[0]]),
    url,
    ...(script === undefined ? [] : ["--", ...script.slice(1)]),
  ]);
  const failures = expectsRejections === true ? /Socket errors/ : /Non-2xx|Socket errors/;
  if (failures.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return stdout;
}

function figure(pattern: RegExp, printed: string): number {
  const found = pattern.exec(printed)?.[1];
  if (found === undefined) throw new Error(`wrk did not print ${pattern}:\n${printed}`);
  return Number(found);
}

export interface Comparison {
  readonly ours: () => Promise<number>;
  readonly bare: () => Promise<number>;
  readonly rounds: number;
}

/** Ours ÷ bare, measured in turn so that a noisy machine disturbs both; the median of the rounds' ratios. */
export async function medianRatio({ ours, bare, rounds }: Comparison): Promise<number> {
  await ours();
  await bare();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? ours() : bare());
    const second = await (oursFirst ? bare() : ours());
    ratios.push(oursFirst ? first / second : second / first);
  }
  const sorted = ratios.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
