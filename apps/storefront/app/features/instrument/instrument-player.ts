/** Its name among the page's players: known before its code has come. */
export const instrumentPlayer = "instrument";
