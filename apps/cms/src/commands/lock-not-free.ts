/** The exit code of a migration that may be tried again. */
export const lockNotFree = 75;
