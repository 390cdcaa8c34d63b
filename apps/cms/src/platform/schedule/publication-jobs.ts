import type { Config } from "payload";

const nobody = () => false;

/** Only publications at a set time are jobs here. `runDuePublications` runs them; no call from outside does. */
export const publicationJobs: NonNullable<Config["jobs"]> = {
  access: { run: nobody, queue: nobody, cancel: nobody },
};
