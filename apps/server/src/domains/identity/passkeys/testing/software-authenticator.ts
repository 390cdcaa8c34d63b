import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from "node:crypto";
import type { AddPasskeyBody, PasskeySignInBody } from "@autotune/contract";

const flag = { present: 0x01, verified: 0x04, canBeBackedUp: 0x08, hasKey: 0x40 };

/** What the browser and the key send; anything else than the truth is a forgery. */
export interface Said {
  readonly challenge: string;
  readonly origin: string;
  /** The host that the key believes it is used on. */
  readonly host: string;
  readonly type?: string;
  /** The key's signature counter. */
  readonly counter?: number;
}

/** A key as devices have them, for elliptic curve signatures (ES256): it creates the bytes that a browser sends. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString("base64url");
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#publicKey = coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url"));
  }

  /** The result of `navigator.credentials.create`. */
  create({ type = "webauthn.create", ...said }: Said): AddPasskeyBody["credential"] {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const data = Buffer.concat([this.#head(said, flag.hasKey), key]);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
      cborBytes(data),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: clientData(type, said).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  get(
    { type = "webauthn.get", ...said }: Said,
    userHandle?: string,
  ): PasskeySignInBody["credential"] {
    const data = this.#head(said, 0);
    const client = clientData(type, said);
    const signed = Buffer.concat([data, hash("sha256", client, "buffer")]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    };
  }

  /** Authenticator data: relying party, flags, counter. */
  #head({ host, counter = this.counter }: Said, more: number): Buffer {
    const head = Buffer.alloc(37);
    hash("sha256", host, "buffer").copy(head);
    head.writeUInt8(flag.present | flag.verified | flag.canBeBackedUp | more, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }
}

function clientData(type: string, { challenge, origin }: Said): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A key in COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const [head, between] = [
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from("225820", "hex"),
  ];
  return Buffer.concat([head, x, between, y]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUInt8(0x59);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
