/** How well they get on with a host. */
export const hostStatuses = ["works", "limited", "not"] as const;
export type HostStatus = (typeof hostStatuses)[number];
