export { buildImages } from "./build-images.ts";
export { podman } from "./podman.ts";
export { readComposeFile } from "./read-compose-file.ts";
export { removeContainers, runService, startContainers } from "./start-containers.ts";
