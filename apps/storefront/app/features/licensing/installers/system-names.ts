import type { System } from "@autotune/contract";

/** As their makers write them, in every language. */
export const systemNames: Readonly<Record<System, string>> = { mac: "macOS", windows: "Windows" };
