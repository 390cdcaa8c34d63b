/** Pages of the admin. */
export const factorPage = "/second-factor";
export const securityPage = "/security";

/** Below Payload's own /api; each is sent by POST. */
export const factorPaths = {
  code: "/second-factor/code",
  app: "/second-factor/app",
  removeApp: "/second-factor/app/remove",
  recoveryCodes: "/second-factor/recovery-codes",
  passkeyToAdd: "/second-factor/passkeys/to-add",
  addPasskey: "/second-factor/passkeys/add",
  passkeyToUse: "/second-factor/passkeys/to-use",
  usePasskey: "/second-factor/passkeys/use",
  removePasskey: "/second-factor/passkeys/remove",
  resetStaff: "/second-factor/reset",
  leave: "/second-factor/leave",
} as const;

/** Where to go on to: a page of the admin, never another site. */
export function readNext(next: string | undefined): string {
  return next !== undefined && /^\/admin(?:[/?][^\\]*)?$/.test(next) ? next : "/admin";
}

/** Where somebody shows their factor, to come back then. */
export function factorUrl(next: string): string {
  return `/admin${factorPage}?${new URLSearchParams({ next }).toString()}`;
}
