import { defineConfig } from "vite";
import { linguiPlugins } from "./lingui-plugins.ts";

/** Modules for Node, which strips types but compiles neither TSX nor message macros. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: linguiPlugins,
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: "build",
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: { index: "src/index.ts", samples: "src/samples.ts" },
      external: /^@autotune\//,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
