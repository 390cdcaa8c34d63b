import Type from "typebox";
import { Reason } from "../platform/staff-reason.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Path = Type.String({ minLength: 1, maxLength: 200 });
const Code = Type.String({ minLength: 1, maxLength: 100 });

/** What a code gives: licences of a product, or the products of a promotion or a coupon in the cart. */
export const CodeGift = Type.Union([
  Type.Object({ kind: Type.Literal("licence"), path: Path }),
  Type.Object({ kind: Type.Literal("promotion"), code: Code }),
  Type.Object({ kind: Type.Literal("coupon"), code: Code }),
]);
export type CodeGift = Type.Static<typeof CodeGift>;

/** How many are made at once: what a spreadsheet and one transaction take without effort. */
export const mostCodesAtOnce = 5000;

/** POST /staff/v1/code-batches */
export const MakeCodesBody = Type.Object({
  /** Of the form: sent twice, it makes one batch. */
  requestId: Type.String({ format: "uuid" }),
  gives: CodeGift,
  count: Type.Integer({ minimum: 1, maximum: mostCodesAtOnce }),
  dealer: Type.String({ minLength: 2, maxLength: 100, pattern: "[A-Za-z0-9]" }),
  expiresAt: Type.Optional(timestamp),
  ownersOf: Type.Array(Path, { maxItems: 50 }),
  oncePerPerson: Type.Boolean(),
  reason: Reason,
});
export type MakeCodesBody = Type.Static<typeof MakeCodesBody>;
/** The only time that the codes are returned. */
export const MakeCodesResponse = Type.Object({
  id: Type.Integer(),
  codes: Type.Array(Type.String()),
  /** Where people redeem them; a code may follow it after a #. */
  address: Type.String(),
});
export type MakeCodesResponse = Type.Static<typeof MakeCodesResponse>;

/** POST /staff/v1/code-batches/{id}/stop */
export const CodeBatchParams = Type.Object({ id: Id });

const Batch = Type.Object({
  id: Type.Integer(),
  gives: CodeGift,
  dealer: Type.String(),
  dealerSlug: Type.String(),
  ownersOf: Type.Array(Type.String()),
  oncePerPerson: Type.Boolean(),
  isSample: Type.Boolean(),
  isExpired: Type.Boolean(),
  made: Type.Integer(),
  redeemed: Type.Integer(),
  madeAt: timestamp,
  expiresAt: nullable(timestamp),
  stoppedAt: nullable(timestamp),
});
export type StaffCodeBatch = Type.Static<typeof Batch>;

/** GET /staff/v1/code-batches: the newest first, with what a new one may give. */
export const CodeBatchesQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
export const CodeBatches = Type.Object({
  page: Type.Integer(),
  lastPage: Type.Integer(),
  data: Type.Array(Batch),
  products: Type.Array(Type.Object({ path: Type.String(), name: Type.String() })),
  promotions: Type.Array(Type.String()),
  coupons: Type.Array(Type.String()),
});
export type CodeBatches = Type.Static<typeof CodeBatches>;

/** POST /staff/v1/codes/find: what became of one code. */
export const FindCodeBody = Type.Object({ code: Code });
export const FoundCode = Type.Object({
  isMistyped: Type.Boolean(),
  found: Type.Union([
    Type.Object({
      batch: Batch,
      redeemedAt: nullable(timestamp),
      customerId: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type FoundCode = Type.Static<typeof FoundCode>;
