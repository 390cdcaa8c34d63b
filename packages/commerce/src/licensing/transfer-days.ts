/** How long both people have to confirm the transfer of a license. */
export const transferDays = 14;
