/** Every advisory lock in the sandbox's own database; the shop's stand in its own package. */
export const advisoryLocks = {
  /** Two processes do not make the tables at the same time. */
  tables: 7_215_103,
  /** Turns of the clock are taken one after the other, whoever asks for them. */
  clock: 7_215_104,
} as const;
