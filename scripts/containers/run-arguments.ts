import { dirname, resolve } from "node:path";
import type { ComposeService } from "./compose-schema.ts";
import { composeFile } from "./read-compose-file.ts";

export const projectLabel = "com.docker.compose.project";

export const containerName = (project: string, service: string) => `${project}-${service}`;

/** What `podman run` is told so that a container is as the compose file says. */
export function runArguments(project: string, name: string, service: ComposeService): string[] {
  const { healthcheck, networks, environment = {} } = service;
  const volumes = (service.volumes ?? []).map((volume) =>
    volume.startsWith(".") ? resolve(dirname(composeFile), volume) : `${project}_${volume}`,
  );
  const given = (option: string, value: string | number | undefined) =>
    value === undefined ? [] : [`--${option}=${value}`];
  return [
    `--name=${containerName(project, name)}`,
    `--label=${projectLabel}=${project}`,
    `--network=${project}`,
    `--network-alias=${name}`,
    ...given("ip", networks?.default.ipv4_address),
    ...Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`),
    ...volumes.map((volume) => `--volume=${volume}`),
    ...(service.ports ?? []).map((port) => `--publish=${port}`),
    "--read-only",
    // Podman would otherwise add writable places that another engine has not.
    "--read-only-tmpfs=false",
    ...(service.tmpfs ?? []).map((folder) => `--tmpfs=${folder}`),
    ...service.cap_drop.map((capability) => `--cap-drop=${capability}`),
    "--security-opt=no-new-privileges",
    `--restart=${service.restart}`,
    ...given(
      "stop-timeout",
      service.stop_grace_period && Number.parseInt(service.stop_grace_period),
    ),
    ...(healthcheck?.disable === true ? ["--no-healthcheck"] : []),
    ...given("health-cmd", healthcheck?.test && shellWords(healthcheck.test.slice(1))),
    ...given("health-interval", healthcheck?.interval),
    ...given("health-timeout", healthcheck?.timeout),
    ...given("health-start-period", healthcheck?.start_period),
    ...given("health-retries", healthcheck?.retries),
    "--pull=never",
    service.image,
    ...(service.command ?? []),
  ];
}

/** Podman 4.3 takes the list of words for one word. */
const shellWords = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(" ");
