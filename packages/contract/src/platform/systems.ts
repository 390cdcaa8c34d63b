/** What our software runs on. */
export const systems = ["mac", "windows"] as const;
export type System = (typeof systems)[number];
