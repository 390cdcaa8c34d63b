/** How long the link works with which a guest sets up an account, and that of an account without a password. */
export const setUpDays = 30;

/** How long the link works that sets a new password. */
export const resetHours = 1;

/** How long both mailboxes have to confirm another email address. */
export const emailChangeHours = 24;

/** How long the other mailbox has to confirm that two accounts become one. */
export const mergeHours = 24;
