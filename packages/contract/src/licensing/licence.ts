import { languages } from "@autotune/routes";
import Type from "typebox";
import { systems } from "../platform/systems.ts";
import { InstallerResponse } from "./download.ts";
import { OpenTransferResponse, transferRejections } from "./transfer.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** GET /laravel/rest/licences/{serial} */
export const LicenceParams = Type.Object({
  serial: Type.String({ maxLength: 100, pattern: "^[^\\u0000-\\u001f\\u007f]+$" }),
});
export const LicenceQuery = Type.Object({
  /** In which products are named. */
  lang: Type.Optional(Type.Enum([...languages])),
});

/** Another licence that this one came from or went into. */
const RelatedLicence = Type.Object({
  name: Type.String(),
  /** Null where it is not the same person's. */
  serial: nullable(Type.String()),
});

export const LicenceResponse = Type.Object({
  serial: Type.String(),
  authentication_string: Type.String(),
  pid: Type.String(),
  /** Empty where the catalogue does not know the product any more. */
  path: Type.String(),
  name: Type.String(),
  granted_at: timestamp,
  /** `upgraded`: another licence has taken its place. `revoked`: it was refunded. */
  state: Type.Enum(["active", "upgraded", "revoked"]),
  /** Null for what cannot be installed, or not any more. */
  installer: nullable(InstallerResponse),
  upgraded_from: nullable(RelatedLicence),
  upgraded_to: nullable(RelatedLicence),
  /** On how many computers it may be used at once. */
  seats: Type.Integer(),
  /** Those that take a seat, the last seen first. */
  activations: Type.Array(
    Type.Object({
      id: Type.String({ format: "uuid" }),
      device_name: Type.String(),
      system: Type.Enum([...systems]),
      app_version: Type.String(),
      activated_at: timestamp,
      last_seen_at: timestamp,
    }),
  ),
  transfer: nullable(OpenTransferResponse),
  /** Why it cannot go to another person now; null where it can. */
  transfer_refusal: nullable(Type.Enum([...transferRejections])),
  /** From when on it can, where it is only too early. */
  transferable_from: nullable(timestamp),
  /** Transfers that have ended, the newest first, with masked e-mail addresses. */
  history: Type.Array(
    Type.Object({
      state: Type.Enum(["done", "declined", "withdrawn", "expired"]),
      from: Type.String(),
      to: Type.String(),
      began_at: timestamp,
      ended_at: timestamp,
    }),
  ),
});
export type LicenceResponse = Type.Static<typeof LicenceResponse>;
