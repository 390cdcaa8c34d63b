/** How long sent emails are recorded: longer than any mail server retries, and than most people take to complain. */
export const sentEmailDays = 30;

/** How long support is shown cancellations that are settled. */
export const settledCancellationDays = 90;

/** How long a refund or a bounce is a reason to look at an order: an older one is no news any more. */
export const orderConcernDays = 30;
