export { computeDue, markAllDays } from "./figures/update-figures.ts";
