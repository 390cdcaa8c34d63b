import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../stack/processes.ts";

/** Every image that the compose file names; how long each took is printed. */
export async function buildImages(): Promise<void> {
  const script = join(root, "deploy/images/build.sh");
  const child = spawn("bash", [script], { stdio: ["ignore", "inherit", "inherit"] });
  const [code]: unknown[] = await once(child, "exit");
  if (code !== 0) throw new Error(`The images could not be built: ${String(code)}`);
}
