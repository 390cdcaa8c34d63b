import { addDays, transferDays } from "@autotune/commerce";
import type { OpenTransferResponse } from "@autotune/contract";
import type { OpenTransfer } from "./repository.ts";

/** A transfer in progress, as the giver sees it. */
export function viewOpenTransfer(transfer: OpenTransfer): OpenTransferResponse {
  const { toEmail, giverConfirmedAt, takerConfirmedAt, createdAt } = transfer;
  return {
    to_email: toEmail,
    giver_confirmed: giverConfirmedAt !== null,
    taker_confirmed: takerConfirmedAt !== null,
    created_at: createdAt.toISOString(),
    expires_at: addDays(createdAt, transferDays).toISOString(),
  };
}
