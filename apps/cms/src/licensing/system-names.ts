import type { System } from "@autotune/contract";

export const systemNames: Readonly<Record<System, string>> = { mac: "macOS", windows: "Windows" };
