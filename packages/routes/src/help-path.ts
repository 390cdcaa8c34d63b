/**
 * Help under an address of the shop's own, for emails and other places that outlive a change: it redirects to the Help
 * Center that editors have set.
 */
export const helpPath = "/help";
