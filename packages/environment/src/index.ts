export {
  developmentSecretMark,
  EnvironmentError,
  readEnvironment,
  type EnvironmentSource,
} from "./read-environment.ts";
export { startOrExplain } from "./start-or-explain.ts";
