import { agreedDocuments, currencies, returnCauses } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { orderConcerns, orderStandings, orderTraits } from "./staff-orders.ts";
import { StaffLicence, StaffOrder, StaffPlan } from "./staff-customer.ts";
import { StaffTimeline, TimelineCursor } from "./staff-timeline.ts";
import { StaffWithdrawal } from "./staff-withdrawals.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** GET /staff/v1/orders/{reference} */
export const StaffOrderQuery = Type.Object({ before: TimelineCursor });

const StaffNote = Type.Object({
  id: Type.Integer(),
  staff: Type.String(),
  text: Type.String(),
  createdAt: timestamp,
});
export type StaffNote = Type.Static<typeof StaffNote>;

export const StaffOrderPage = Type.Object({
  order: StaffOrder,
  standing: Type.Enum([...orderStandings]),
  concerns: Type.Array(Type.Enum([...orderConcerns])),
  traits: Type.Array(Type.Enum([...orderTraits])),
  subtotal: Type.Integer(),
  discount: Type.Integer(),
  tax: Type.Integer(),
  /** The tax is a part of the subtotal, not added to it. */
  taxIncluded: Type.Boolean(),
  cardEnding: nullable(Type.String()),
  language: Type.Enum([...languages]),
  /** Two letters, or empty. */
  country: Type.String(),
  customer: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    erasedAt: nullable(timestamp),
  }),
  /** Terms and policies in the versions that the customer agreed to; empty for what was bought elsewhere. */
  agreed: Type.Array(
    Type.Object({
      document: Type.Enum([...agreedDocuments]),
      version: Type.Integer(),
      language: Type.Enum([...languages]),
      agreedAt: timestamp,
    }),
  ),
  refunds: Type.Array(Type.Object({ amount: Type.Integer(), refundedAt: timestamp })),
  /** By the order line that granted them. */
  licences: Type.Array(Type.Object({ line: Id, licence: StaffLicence })),
  plans: Type.Array(Type.Object({ line: Id, plan: StaffPlan })),
  /** Emails about the order, the newest first. */
  emails: Type.Array(
    Type.Object({ kind: Type.String(), at: timestamp, wasWithheld: Type.Boolean() }),
  ),
  withdrawals: Type.Array(StaffWithdrawal),
  notes: Type.Array(StaffNote),
  timeline: StaffTimeline,
});
export type StaffOrderPage = Type.Static<typeof StaffOrderPage>;

/** POST /staff/v1/orders/{reference}/notes */
export const NoteBody = Type.Object({
  /** Of the form: sent twice, the note is written once. */
  requestId: Type.String({ format: "uuid" }),
  text: Type.String({ minLength: 1, maxLength: 2000, pattern: "\\S" }),
});

/** POST /staff/v1/orders/{reference}/refund-preview */
export const RefundPreviewBody = Type.Object({
  lines: Type.Array(Id, { minItems: 1, maxItems: 100 }),
});

const LostLicence = Type.Object({
  name: Type.String(),
  /** Its end alone. */
  serial: Type.String(),
  computers: Type.Integer(),
  /** Another customer it was moved to; null where it is still the buyer's. */
  movedTo: nullable(Type.Integer()),
});

/** What a refund takes back, before it is started. */
export const RefundPreview = Type.Object({
  currency: Type.Enum([...currencies]),
  lines: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), total: Type.Integer() }),
  ),
  /** What the provider returns; null where only it knows, because it adds the tax of some lines. */
  amount: nullable(Type.Integer()),
  /** Nothing that was paid for is left of the order afterwards. */
  isEverything: Type.Boolean(),
  licences: Type.Array(LostLicence),
  plans: Type.Array(Type.String()),
  /** What depended on it and is not paid for by the refund. */
  effects: Type.Array(
    Type.Object({
      name: Type.String(),
      cause: Type.Enum([...returnCauses]),
      licences: Type.Array(LostLicence),
      endsPlan: Type.Boolean(),
    }),
  ),
  /** Licences that were traded in for an upgrade and work again. */
  givenBack: Type.Array(Type.Object({ name: Type.String(), serial: Type.String() })),
  /** Changes with any of it: a refund that was confirmed for another one is not started. */
  digest: Type.String(),
});
export type RefundPreview = Type.Static<typeof RefundPreview>;
