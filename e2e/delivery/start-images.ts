import {
  buildImages,
  readComposeFile,
  removeContainers,
  runService,
  startContainers,
} from "@autotune/scripts/containers";
import { project, settings } from "./shop-of-containers.ts";

/** Builds every image, starts the whole compose file on a network of its own, and seeds it. */
export default async function startImages() {
  const compose = await readComposeFile(settings());
  const shop = { compose, project, profiles: ["trial"] };
  const timed = async (what: string, act: () => Promise<unknown>) => {
    const started = Date.now();
    await act();
    console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);
  };
  await removeContainers(project, { volumes: true });
  await timed("images", buildImages);
  try {
    await timed("started, each after what it waits for", () => startContainers(shop));
    await timed("seeded", () => runService(shop, "seed"));
  } catch (error) {
    await removeContainers(project, { volumes: true });
    throw error;
  }
  return () => removeContainers(project, { volumes: true });
}
