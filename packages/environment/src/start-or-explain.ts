import { EnvironmentError } from "./read-environment.ts";

/** Runs a process's main function; a setting that is wrong ends it with a sentence instead of a stack. */
export async function startOrExplain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(1);
  }
}
