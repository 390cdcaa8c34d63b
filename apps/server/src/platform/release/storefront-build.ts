import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Storefront } from "@autotune/storefront/context";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";

/** The storefront's build: React Router's, its render function, and the one that takes the server's dependencies. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      provideStorefront: (storefront: Storefront) => RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

const storefrontFolder = dirname(
  fileURLToPath(import.meta.resolve("@autotune/storefront/package.json")),
);

export const clientFolder = join(storefrontFolder, "build/client");
/** Beside what is served, so that nobody gets the code. */
export const sourceMapFolder = join(storefrontFolder, "build/source-maps");

export async function loadStorefrontBuild(): Promise<StorefrontBuild> {
  const file = join(storefrontFolder, "build/server/index.js");
  if (!existsSync(file)) throw new Error("The storefront is not built. Run `pnpm build` first.");
  return parseStorefrontBuild(await import(pathToFileURL(file).href));
}

export function parseStorefrontBuild(module: unknown): StorefrontBuild {
  if (!isStorefrontBuild(module)) throw new Error("This is not a build of the storefront");
  return module;
}

function isStorefrontBuild(module: unknown): module is StorefrontBuild {
  const entry: unknown =
    typeof module === "object" && module !== null && "entry" in module ? module.entry : undefined;
  const entryModule: unknown =
    typeof entry === "object" && entry !== null && "module" in entry ? entry.module : undefined;
  return (
    typeof entryModule === "object" && entryModule !== null && "provideStorefront" in entryModule
  );
}
