import { cancellationOutcomes, withdrawalOutcomes } from "@autotune/contract";
import { readCustomerId } from "./support-routes.ts";

/** What can be done in the support console, by the name in its form. */
const supportActions = [
  "resend-order",
  "note",
  "resend-setup",
  "clear-mailbox",
  "resend-licence",
  "regenerate",
  "move-licence",
  "end-computer",
  "end-plan",
  "refund",
  "refund-charge",
  "settle",
  "settle-cancellation",
  "stop-codes",
] as const;
export type SupportAction = (typeof supportActions)[number];

export function isSupportAction(text: unknown): text is SupportAction {
  return supportActions.some((action) => action === text);
}

/** A call of the staff API. */
interface StaffRequest {
  readonly path: string;
  readonly body: object;
}

/** The staff request of a confirmed form; undefined where it is not one of ours. */
export function readSupportForm(
  form: Pick<FormData, "get" | "getAll">,
): { readonly action: SupportAction; readonly call: StaffRequest } | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const action = text("action");
  const subject = text("subject");
  if (!isSupportAction(action) || subject === "") return undefined;
  const call = callOf(action, encodeURIComponent(subject), {
    reason: text("reason"),
    serial: text("serial"),
    customer: readCustomerId(form.get("customer")),
    email: text("email"),
    when: text("when"),
    digest: text("digest"),
    requestId: text("requestId"),
    text: text("text"),
    outcome: text("outcome"),
    refusal: text("refusal"),
    refusalNote: text("refusalNote"),
    lines: form.getAll("line").map(Number),
  });
  return call === undefined ? undefined : { action, call };
}

interface Fields {
  readonly customer: number | undefined;
  readonly email: string;
  readonly when: string;
  readonly digest: string;
  readonly requestId: string;
  readonly text: string;
  readonly reason: string;
  readonly serial: string;
  readonly outcome: string;
  readonly refusal: string;
  readonly refusalNote: string;
  readonly lines: readonly number[];
}

function callOf(action: SupportAction, subject: string, fields: Fields): StaffRequest | undefined {
  const { reason, serial, lines, digest, requestId, text, customer, email, when } = fields;
  switch (action) {
    case "resend-order":
      return { path: `orders/${subject}/resend`, body: { reason } };
    case "resend-setup":
      return { path: `customers/${subject}/resend-setup`, body: { reason } };
    case "clear-mailbox":
      return { path: `customers/${subject}/clear-mailbox`, body: { reason } };
    case "resend-licence":
      return { path: `licences/${subject}/resend`, body: { reason } };
    case "regenerate":
      return { path: `licences/${subject}/regenerate`, body: { serial, reason } };
    case "move-licence":
      return customer === undefined
        ? undefined
        : { path: `licences/${subject}/move`, body: { customer, email, reason } };
    case "end-computer":
      return { path: `computers/${subject}/end`, body: { reason } };
    case "end-plan":
      return { path: `plans/${subject}/end`, body: { when, reason } };
    case "note":
      return { path: `orders/${subject}/notes`, body: { requestId, text } };
    case "refund":
      return {
        path: `orders/${subject}/refund`,
        body: { lines, ...(digest === "" ? {} : { digest }), reason },
      };
    case "refund-charge":
      return { path: `charges/${subject}/refund`, body: { reason } };
    case "stop-codes":
      return { path: `code-batches/${subject}/stop`, body: { reason } };
    case "settle":
      return settleCall(subject, fields);
    case "settle-cancellation":
      return cancellationOutcomes.some((known) => known === fields.outcome)
        ? {
            path: `cancellations/${subject}/settle`,
            body: { outcome: fields.outcome, note: text, reason },
          }
        : undefined;
  }
}

/** The fields of a refusal are in the form whatever the outcome. */
function settleCall(
  subject: string,
  { outcome, refusal, refusalNote, reason }: Fields,
): StaffRequest | undefined {
  if (!withdrawalOutcomes.some((known) => known === outcome)) return undefined;
  const why = outcome === "refused" ? { refusal, refusalNote } : {};
  return { path: `withdrawals/${subject}/settle`, body: { outcome, ...why, reason } };
}
