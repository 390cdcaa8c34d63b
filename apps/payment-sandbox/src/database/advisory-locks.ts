/** Every advisory lock in the sandbox's own database; the shop's are in its own package. */
export const advisoryLocks = {
  /** Two processes do not make the tables at the same time. */
  tables: 7_215_103,
  /** The clock is advanced by one caller after the other. */
  clock: 7_215_104,
} as const;
