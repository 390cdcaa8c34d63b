/** As the provider names them; `canceled` runs until its paid period ends. */
export const planStates = [
  "trial",
  "active",
  "overdue",
  "paused",
  "canceled",
  "deactivated",
] as const;
export type PlanState = (typeof planStates)[number];
