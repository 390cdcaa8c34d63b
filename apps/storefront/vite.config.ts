import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";

const cwd = import.meta.dirname;

export default defineConfig({
  root: cwd,
  // React has had it since version 18; Lingui still brings a copy for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  plugins: [
    tailwindcss(),
    lingui({ cwd }),
    // Given here, because the transformer would look for it where the process was started.
    babel({
      cwd,
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })],
    }),
    reactRouter(),
  ],
  build: {
    // Fonts and images stay files: inlined as data they would need `data:` in the page's CSP.
    assetsInlineLimit: 0,
  },
  environments: {
    // Not the server's build, whose modules are loaded all at once.
    client: {
      build: {
        // Named in no file, and moved out of what is served (move-source-maps.ts).
        sourcemap: "hidden",
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
});
