export { hashInputs } from "./hash-inputs.ts";
export { foldersOf, sharedInputs } from "./workspace.ts";
