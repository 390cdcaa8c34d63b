import { bigint, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/**
 * How staff prove at the CMS who they are. Here and not in a collection: what Payload stores, Payload's API can
 * return. A staff member's number is the CMS's, whose tables are made after these; so no key refers to them.
 */
const ofStaff = () => integer("staff_id").notNull();

/** What the CMS's own session does not hold. */
export const staffSession = shop.table(
  "staff_session",
  {
    /** As in the token that the browser has. */
    id: text().primaryKey(),
    staffId: ofStaff(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    /** When a second factor was last shown; without it, this is half a session. */
    factorAt: timestamptz("factor_at"),
    /** What a passkey has to sign next, once. */
    challenge: text(),
  },
  (table) => [
    index("staff_session_staff").on(table.staffId),
    index("staff_session_created").on(table.createdAt),
  ],
);

/** The authenticator app of a staff member. */
export const staffTotp = shop.table("staff_totp", {
  staffId: ofStaff().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: bytes("secret").notNull(),
  /** The time step of the last accepted code: neither that one nor an older one is accepted again. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const staffPasskey = shop.table(
  "staff_passkey",
  {
    credentialId: bytes("credential_id").primaryKey(),
    /** By this name its owner removes it. */
    id: uuid().notNull().unique().defaultRandom(),
    staffId: ofStaff(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("staff_passkey_staff").on(table.staffId)],
);

/** For who has lost the other factors; each works once. */
export const staffRecoveryCode = shop.table(
  "staff_recovery_code",
  {
    codeHash: bytes("code_hash").primaryKey(),
    staffId: ofStaff(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [index("staff_recovery_code_staff").on(table.staffId)],
);

/** A browser in which somebody has signed in: attacks from elsewhere do not lock it out. */
export const staffDevice = shop.table(
  "staff_device",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    staffId: ofStaff(),
    lastUsedAt: timestamptz("last_used_at").notNull().defaultNow(),
  },
  (table) => [index("staff_device_staff").on(table.staffId)],
);

/** How often something failed since the counting began. */
export const staffAttempt = shop.table("staff_attempt", {
  key: text().primaryKey(),
  count: integer().notNull(),
  startedAt: timestamptz("started_at").notNull().defaultNow(),
});
