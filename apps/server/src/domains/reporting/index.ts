export { computeDueDays, markAllDays } from "./figures/update-figures.ts";
