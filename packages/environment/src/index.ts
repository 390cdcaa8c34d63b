export { acceptsBearer } from "./accepts-bearer.ts";
export {
  createSigner,
  deriveKeys,
  keyRingSetting,
  mac,
  parseKeyRing,
  type DerivedKey,
  type KeyRing,
  type Signer,
} from "./key-ring.ts";
export {
  developmentSecretMark,
  EnvironmentError,
  readEnvironment,
  type EnvironmentSource,
} from "./read-environment.ts";
export { startOrExplain } from "./start-or-explain.ts";
