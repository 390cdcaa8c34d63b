import Type from "typebox";

const moment = Type.String({ format: "date-time" });
const Bytes = Type.String({ maxLength: 20_000, description: "base64url" });
const CredentialName = Type.String({ maxLength: 2000, description: "base64url" });
const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal("public-key"),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** POST /laravel/rest/passkeys/options. Whoever has signed in just now needs no password. */
export const PasskeyOptionsBody = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 500 })),
});
export type PasskeyOptionsBody = Type.Static<typeof PasskeyOptionsBody>;

/** Its answer: what the browser's `navigator.credentials.create` takes, as JSON. */
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
  /** What its owner calls it; without one it is called after browser and system. */
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

export const PasskeyAnswer = Type.Object({
  /** By this name it is renamed or removed. */
  id: Type.String(),
  name: Type.String(),
  /** It is kept by a service that has it on the person's other devices too. */
  isBackedUp: Type.Boolean(),
  createdAt: moment,
  lastUsedAt: Type.Union([moment, Type.Null()]),
});
export type PasskeyAnswer = Type.Static<typeof PasskeyAnswer>;

/** GET /laravel/rest/passkeys, the oldest first. */
export const PasskeysAnswer = Type.Object({ passkeys: Type.Array(PasskeyAnswer) });
export type PasskeysAnswer = Type.Static<typeof PasskeysAnswer>;

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

/** POST /laravel/rest/passkey-sign-in; it answers who is signed in then. */
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
