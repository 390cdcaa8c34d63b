import Type from "typebox";
import { systems } from "../platform/systems.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** What installers are made for, and what the desktop application runs on. */

/** Without invisible characters: this is shown to the person who deactivates the computer. */
const shown = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: "^[^\\u0000-\\u001f\\u007f]*$" });

const AppVersion = Type.String({ pattern: "^[\\w.+-]{1,40}$" });

const device = {
  /** The same for one computer, also after the application is installed again. */
  device_id: Type.String({ pattern: "^[\\w.:-]{8,100}$" }),
  /** As its owner knows it. */
  device_name: shown(100),
  system: Type.Enum([...systems]),
  app_version: AppVersion,
};

/** POST /desktop/v1/activations: authorised by what the account shows of a licence or of a plan. */
export const ActivateBody = Type.Union([
  Type.Object({ serial: shown(100), authentication_string: shown(100), ...device }),
  Type.Object({ activation_key: shown(100), ...device }),
]);
export type ActivateBody = Type.Static<typeof ActivateBody>;

const entitlement = {
  /** Which products may be used. */
  pids: Type.Array(Type.String()),
  /** Null for a licence, which does not end by itself. */
  valid_until: nullable(timestamp),
};

export const ActivateResponse = Type.Object({
  activation_id: Type.String({ format: "uuid" }),
  /** The application authenticates with this for the activation from now on. */
  token: Type.String(),
  ...entitlement,
});
export type ActivateResponse = Type.Static<typeof ActivateResponse>;

export const SeatsTakenResponse = Type.Object({
  error: Type.Literal("seatsTaken"),
  message: Type.String(),
  requestId: Type.String(),
  seats: Type.Integer(),
  /** The computers that take them, the last seen first. */
  devices: Type.Array(
    Type.Object({
      device_name: Type.String(),
      system: Type.Enum([...systems]),
      last_seen_at: timestamp,
    }),
  ),
});
export type SeatsTakenResponse = Type.Static<typeof SeatsTakenResponse>;

/** DELETE /desktop/v1/activations/{id}, and DELETE /laravel/rest/activations/{id} for the owner. */
export const ActivationParams = Type.Object({ id: Type.String({ format: "uuid" }) });

/** Of the calls that the application makes for its activation: `Bearer` and the activation's token. */
export const ActivationHeaders = Type.Object({ authorization: Type.Optional(Type.String()) });

/** POST /desktop/v1/activations/{id}/heartbeat */
export const HeartbeatBody = Type.Object({ app_version: AppVersion });
export const HeartbeatResponse = Type.Object(entitlement);
export type HeartbeatResponse = Type.Static<typeof HeartbeatResponse>;
