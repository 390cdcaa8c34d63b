/** Its name among the page's players: known before its code is loaded. */
export const instrumentPlayer = "instrument";
