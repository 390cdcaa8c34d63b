import type { InstallerResponse, LicenceResponse } from "@autotune/contract";
import { rejectTransfer, transferableFrom } from "../transfers/reject-transfer.ts";
import { viewOpenTransfer } from "../transfers/view-transfer.ts";
import { maskEmail } from "../transfers/mask-email.ts";
import type { FoundLicence } from "./repository.ts";

/** A licence as its owner sees it. */
export function viewLicence(
  found: FoundLicence,
  now: Date,
  installer: InstallerResponse | undefined,
): LicenceResponse {
  const standing =
    found.revokedAt !== null ? "revoked" : found.upgradedAt !== null ? "upgraded" : "active";
  const rejection = rejectTransfer(found, now) ?? null;
  const { openTransfer, endedTransfers } = found;
  return {
    serial: found.serial,
    authentication_string: found.authenticationString,
    pid: found.pid,
    path: found.path,
    name: found.name,
    granted_at: found.grantedAt.toISOString(),
    state: standing,
    installer: standing === "active" ? (installer ?? null) : null,
    upgraded_from: found.upgradedFrom,
    upgraded_to: found.upgradedTo,
    seats: found.seats,
    activations: found.activations.map((activation) => ({
      id: activation.id,
      device_name: activation.deviceName,
      system: activation.system,
      app_version: activation.appVersion,
      activated_at: activation.activatedAt.toISOString(),
      last_seen_at: activation.lastSeenAt.toISOString(),
    })),
    transfer: openTransfer === undefined ? null : viewOpenTransfer(openTransfer),
    transfer_refusal: rejection,
    transferable_from:
      rejection === "tooRecent" && found.boughtAt !== null
        ? transferableFrom(found.boughtAt).toISOString()
        : null,
    history: endedTransfers.map(({ state, fromEmail, toEmail, createdAt, endedAt }) => ({
      state,
      from: maskEmail(fromEmail),
      to: maskEmail(toEmail),
      began_at: createdAt.toISOString(),
      ended_at: endedAt.toISOString(),
    })),
  };
}
