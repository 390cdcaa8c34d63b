/** On how many computers a new plan may be used at once. Each plan stores its own number: `seats`. */
export const computersPerPlan = 2;
