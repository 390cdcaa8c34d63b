import { defineConfig } from "vite";
import { linguiPlugins } from "./lingui-plugins.ts";

/** One module for Node, which strips types but compiles neither TSX nor message macros. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: linguiPlugins,
  ssr: { external: true },
  build: {
    ssr: "src/index.ts",
    outDir: "build",
    target: "node24",
    minify: false,
    rolldownOptions: { external: /^@autotune\//, output: { entryFileNames: "index.js" } },
  },
});
