import type { OpenTransferAnswer } from "@autotune/contract";
import { addDays } from "../subscriptions/add-interval.ts";
import { transferDays, type OpenTransfer } from "./repository.ts";

/** A transfer under way, as the giver sees it. */
export function viewOpenTransfer(transfer: OpenTransfer): OpenTransferAnswer {
  const { toEmail, giverConfirmedAt, takerConfirmedAt, createdAt } = transfer;
  return {
    to_email: toEmail,
    giver_confirmed: giverConfirmedAt !== null,
    taker_confirmed: takerConfirmedAt !== null,
    created_at: createdAt.toISOString(),
    expires_at: addDays(createdAt, transferDays).toISOString(),
  };
}
