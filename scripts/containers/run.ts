import { readComposeFile } from "./read-compose-file.ts";
import { removeContainers, runService, startContainers } from "./start-containers.ts";

const usage = `pnpm containers up [PROFILE…]   starts the services of deploy/compose.yaml, each when it may
pnpm containers run SERVICE      runs one of them to its end, as the seed
pnpm containers down             ends and removes them; their data stays`;

/** Settings come from the environment, and from a file: node --env-file=FILE scripts/containers/run.ts … */
const [command = "", ...rest] = process.argv.slice(2);
const compose = await readComposeFile(process.env);
switch (command) {
  case "up":
    await startContainers({ compose, profiles: rest });
    break;
  case "run":
    process.stdout.write(`${await runService({ compose }, rest[0] ?? "")}\n`);
    break;
  case "down":
    await removeContainers(compose.name, { volumes: false });
    break;
  default:
    console.error(usage);
    process.exitCode = 1;
}
