import { currencies } from "@autotune/commerce";
import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** Where the last page of the timeline ended. */
export const TimelineCursor = Type.Optional(
  Type.String({ maxLength: 200, pattern: "^[0-9TZ:.-]+~[a-zA-Z]+ .+$" }),
);

/** What happened, for the timeline; each has a label of its own in the back office. */
export const timelineKinds = [
  "accountCreated",
  "accountErased",
  "erasureRequested",
  "dataExported",
  "accountMerged",
  "emailChangeRequested",
  "passwordResetRequested",
  "signedIn",
  "passkeyAdded",
  "orderPlaced",
  "refunded",
  "planBegan",
  "planCancelled",
  "planEnded",
  "planCharged",
  "planChargeFailed",
  "planChangeRequested",
  "planChangeSettled",
  "renewalAgreed",
  "codeRedeemed",
  "licenceGranted",
  "licenceUpgraded",
  "licenceRevoked",
  "transferBegan",
  "transferEnded",
  "deviceActivated",
  "deviceDeactivated",
  "withdrawalReceived",
  "withdrawalSettled",
  "cancellationReceived",
  "cancellationConfirmed",
  "cancellationTakenBack",
  "cancellationSettled",
  "mailQueued",
  "mailSent",
  "providerTold",
  "noteWritten",
  "staffActed",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const TimelineEvent = Type.Object({
  at: timestamp,
  kind: Type.Enum([...timelineKinds]),
  /** An order's reference, a product, a browser …: what the kind is about. */
  what: Type.String(),
  more: nullable(Type.String()),
  money: nullable(Type.Object({ amount: Type.Integer(), currency: Type.Enum([...currencies]) })),
});
export type TimelineEvent = Type.Static<typeof TimelineEvent>;

export const StaffTimeline = Type.Object({
  events: Type.Array(TimelineEvent),
  /** The next `before`; null at the beginning of time. */
  next: nullable(Type.String()),
});
export type StaffTimeline = Type.Static<typeof StaffTimeline>;
