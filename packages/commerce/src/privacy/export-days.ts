/** How long the file of a data export is available. */
export const exportDays = 7;
