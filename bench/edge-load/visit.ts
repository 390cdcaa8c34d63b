import { spawn } from "node:child_process";
import { join } from "node:path";

const script = join(import.meta.dirname, "visitors.lua");
const connections = 64;
const longestSeconds = 900;

interface Crowd {
  readonly views: number;
  readonly visitors: number;
  /** One path on each line, the most popular first. */
  readonly pathFile: string;
}

interface Visits {
  readonly views: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Visitors in a steady crowd, until they have had their views. */
export async function visit(origin: string, { views, visitors, pathFile }: Crowd): Promise<Visits> {
  const wrk = spawn(
    "wrk",
    [
      "-t1",
      `-c${connections}`,
      `-d${longestSeconds}s`,
      "--timeout",
      "10s",
      "-s",
      script,
      origin,
      "--",
      pathFile,
      String(views),
      String(visitors),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  wrk.stdout.on("data", (chunk) => {
    printed += String(chunk);
    // It would sleep on until its time is over.
    if (printed.includes("viewed\n")) wrk.kill("SIGINT");
  });
  await new Promise((resolve) => wrk.once("close", resolve));
  const [, viewed, failed, seconds] =
    /^views (\d+) failed (\d+) seconds ([\d.]+)$/m.exec(printed) ?? [];
  if (seconds === undefined) throw new Error(`wrk printed no result:\n${printed}`);
  return { views: Number(viewed), failed: Number(failed), seconds: Number(seconds) };
}
