import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ComposeFile, ComposeService } from "./compose-schema.ts";
import { podman } from "./podman.ts";
import { containerName, projectLabel, runArguments } from "./run-arguments.ts";
import { startOrder } from "./start-order.ts";

export interface ContainersOptions {
  readonly compose: ComposeFile;
  /** Names containers, volumes and network; the compose file's own name unless given. */
  readonly project?: string;
  readonly profiles?: readonly string[];
  /** How long a service may take to become healthy, or to end. */
  readonly seconds?: number;
}

/**
 * Starts the services of a compose file on a network of their own, each when what it waits for is ready. One that runs
 * already as the file says is left alone; another one is replaced, and has to be healthy before the next: that is a
 * release.
 */
export async function startContainers(options: ContainersOptions): Promise<void> {
  const { compose, project = compose.name, profiles = [], seconds = 120 } = options;
  const [{ subnet }] = compose.networks.default.ipam.config;
  if (!(await hasNetwork(project)))
    await podman("network", "create", `--subnet=${subnet}`, project);
  const order = startOrder(compose, profiles);
  for (const name of order) {
    const service = serviceOf(compose, name);
    for (const [awaited, { condition }] of Object.entries(service.depends_on ?? {}))
      await (condition === "service_healthy"
        ? untilHealthy(project, awaited, seconds)
        : untilCompleted(project, awaited));
    const args = runArguments(project, name, service);
    const state = hash("sha256", [await imageId(service.image), ...args].join("\n"), "hex");
    const present = await stateOf(containerName(project, name));
    if (present === state) continue;
    if (present !== undefined) await remove(project, name, service);
    await podman("run", "--detach", `--label=${stateLabel}=${state}`, ...args);
    if (present !== undefined) await untilStarted(project, name, service, seconds);
  }
  for (const name of order) await untilStarted(project, name, serviceOf(compose, name), seconds);
}

/** The image and everything else that a container was started with, while it is there. */
const stateLabel = "autotune.state";

async function stateOf(container: string): Promise<string | undefined> {
  const listed = await podman("ps", "--all", "--quiet", `--filter=name=^${container}$`);
  if (listed === "") return undefined;
  return podman("inspect", `--format={{index .Config.Labels "${stateLabel}"}}`, container);
}

const imageId = (image: string) => podman("image", "inspect", "--format={{.Id}}", image);

async function remove(project: string, name: string, service: ComposeService): Promise<void> {
  const grace = Number.parseInt(service.stop_grace_period ?? "10");
  await podman("rm", "--force", `--time=${grace}`, containerName(project, name));
}

async function untilStarted(
  project: string,
  name: string,
  { healthcheck, restart }: ComposeService,
  seconds: number,
): Promise<void> {
  if (healthcheck?.disable !== true) await untilHealthy(project, name, seconds);
  else if (restart === "no") await untilCompleted(project, name);
}

/** Runs a service to its end beside those that are started, as for the seed. */
export async function runService(options: ContainersOptions, name: string): Promise<string> {
  const { compose, project = compose.name } = options;
  return podman("run", "--rm", ...runArguments(project, name, serviceOf(compose, name)));
}

/** Ends and removes everything of a project, on request its data too. */
export async function removeContainers(
  project: string,
  { volumes }: { readonly volumes: boolean },
): Promise<void> {
  const containers = await containersOf(project);
  if (containers.length > 0) await podman("rm", "--force", "--time=10", ...containers);
  if (await hasNetwork(project)) await podman("network", "rm", project);
  if (!volumes) return;
  const names = await podman("volume", "ls", "--quiet", `--filter=name=^${project}_`);
  if (names !== "") await podman("volume", "rm", ...names.split("\n"));
}

/** Whatever of a project was started and not removed, by its id. */
async function containersOf(project: string): Promise<readonly string[]> {
  const filter = `--filter=label=${projectLabel}=${project}`;
  const listed = await podman("ps", "--all", "--quiet", filter);
  return listed.split("\n").filter((id) => id !== "");
}

async function hasNetwork(project: string): Promise<boolean> {
  return (await podman("network", "ls", "--quiet", `--filter=name=^${project}$`)) !== "";
}

/** Without systemd nobody else calls the check that an image or a service has. */
async function untilHealthy(project: string, name: string, seconds: number): Promise<void> {
  const container = containerName(project, name);
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const failure = await podman("healthcheck", "run", container).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (failure === undefined) return;
    if (failure.includes("has no defined healthcheck"))
      throw new Error(`${name} has no check of health`);
    if (Date.now() > deadline) {
      const log = await logOf(container);
      throw new Error(`${name} is not healthy after ${seconds} s: ${failure}\n${log}`);
    }
    await wait(500);
  }
}

async function untilCompleted(project: string, name: string): Promise<void> {
  const container = containerName(project, name);
  // One that ended minutes ago cannot be waited for any more.
  await podman("wait", container).catch(() => undefined);
  const code = await podman("inspect", "--format={{.State.ExitCode}}", container);
  if (code === "0") return;
  throw new Error(`${name} ended with ${code}:\n${await logOf(container)}`);
}

/** What it printed last, on both of its streams. */
function logOf(container: string): Promise<string> {
  return podman("logs", "--tail=20", container);
}

function serviceOf({ services }: ComposeFile, name: string): ComposeService {
  const service = services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
}
