/** What our software runs on. */
export const systems = ["mac", "windows"] as const;
export type System = (typeof systems)[number];

/** As their makers write them, in every language. */
export const systemNames: Readonly<Record<System, string>> = { mac: "macOS", windows: "Windows" };
