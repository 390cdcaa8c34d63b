/** How long a person can keep the account after asking to delete it. */
export const erasureDays = 14;
