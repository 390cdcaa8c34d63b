import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a second, from a process of its own. Any answer that is not 2xx makes the figure worthless, so it throws. */
export async function requestsPerSecond(
  url: string,
  { connections, seconds, headers = {} }: LoadOptions,
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    ...named,
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`wrk said nothing of ${url}:\n${stdout}`);
  return Number(rate);
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
