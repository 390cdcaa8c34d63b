import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";

const cwd = import.meta.dirname;

/** Compiles message macros and catalogues, in the build and in tests. Files without macros pass untouched. */
export const linguiPlugins = [
  lingui({ cwd, failOnCompileError: true }),
  // Given here, because the transformer would look for it where the process was started.
  babel({
    cwd,
    presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })],
  }),
];
