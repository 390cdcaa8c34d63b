import type { ModuleManifest } from "../modules/module.ts";
import { content } from "../published/content.ts";
import { edgePurger } from "./edge-purger.ts";
import { noteServingPlugin } from "./note-serving.ts";
import { purgePort } from "./purge-port.ts";

export const edgeModule: ModuleManifest = {
  name: "edge",
  routes: async (app, { settings, release }) => {
    if (settings.EDGE_PURGE !== undefined) await app.register(noteServingPlugin, { release });
  },
  work: async (app, { settings }) => {
    const purge = purgePort(settings);
    if (purge === undefined) return;
    const { DATABASE_URL: url } = settings;
    await app.register(content, { databaseUrl: url, directUrl: url });
    await app.register(edgePurger, { purge });
  },
};
