import { runToEnd } from "@autotune/scripts/stack";

/** What drills need besides what every test does. */
export default async function installServices(): Promise<void> {
  await runToEnd({
    name: "install-services",
    command: "bash",
    args: [
      "scripts/install-services.sh",
      "postgresql",
      "redis",
      "nginx",
      "pgbackrest",
      "prometheus",
    ],
  });
}
