import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

const Bytes = Type.String({ maxLength: 20_000, description: "base64url" });
const CredentialName = Type.String({ maxLength: 2000, description: "base64url" });
const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal("public-key"),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** POST /laravel/rest/passkeys/options. After a recent sign-in no password is needed. */
export const PasskeyOptionsBody = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 500 })),
});
export type PasskeyOptionsBody = Type.Static<typeof PasskeyOptionsBody>;

/** Its response: what the browser's `navigator.credentials.create` takes, as JSON. */
export const PasskeyCreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(
    Type.Object({ alg: Type.Integer(), type: Type.Literal("public-key") }),
  ),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.String(),
    userVerification: Type.String(),
  }),
  attestation: Type.String(),
});
export type PasskeyCreationOptions = Type.Static<typeof PasskeyCreationOptions>;

/** POST /laravel/rest/passkeys: what the browser made of them, as its `toJSON` writes it. */
export const AddPasskeyBody = Type.Object({
  /** Its owner's name for it; without one it is named after browser and system. */
  name: Type.Optional(Type.String({ maxLength: 200 })),
  credential: Type.Object({
    id: CredentialName,
    rawId: CredentialName,
    type: Type.Literal("public-key"),
    response: Type.Object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
    }),
  }),
});
export type AddPasskeyBody = Type.Static<typeof AddPasskeyBody>;

export const PasskeyResponse = Type.Object({
  /** By this name it is renamed or removed. */
  id: Type.String(),
  name: Type.String(),
  /** A service syncs it to the person's other devices. */
  isBackedUp: Type.Boolean(),
  createdAt: timestamp,
  lastUsedAt: nullable(timestamp),
});
export type PasskeyResponse = Type.Static<typeof PasskeyResponse>;

/** GET /laravel/rest/passkeys, the oldest first. */
export const PasskeysResponse = Type.Object({ passkeys: Type.Array(PasskeyResponse) });
export type PasskeysResponse = Type.Static<typeof PasskeysResponse>;

/** PATCH and DELETE /laravel/rest/passkeys/:id */
export const PasskeyParams = Type.Object({ id: Type.String({ format: "uuid" }) });
export const RenamePasskeyBody = Type.Object({ name: Type.String({ maxLength: 200 }) });

/** POST /laravel/rest/passkey-sign-in/options: what `navigator.credentials.get` takes, as JSON. */
export const PasskeyRequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.String(),
});
export type PasskeyRequestOptions = Type.Static<typeof PasskeyRequestOptions>;

/** POST /laravel/rest/passkey-sign-in; it returns who is signed in then. */
export const PasskeySignInBody = Type.Object({
  credential: Type.Object({
    id: CredentialName,
    rawId: CredentialName,
    type: Type.Literal("public-key"),
    response: Type.Object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Type.Optional(Type.Union([CredentialName, Type.Null()])),
    }),
  }),
});
export type PasskeySignInBody = Type.Static<typeof PasskeySignInBody>;
