import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The shop's CSP without its exceptions: a component that needs more fails here first.
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  server: { host: "127.0.0.1" },
  preview: {
    host: "127.0.0.1",
    port: 4690,
    strictPort: true,
    headers: { "content-security-policy": policy },
  },
  build: {
    outDir: "build",
    assetsInlineLimit: 0,
    // All stories in one file are larger than a page of the shop may be; nobody waits for them here.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // Base UI marks its files for servers that render components; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
