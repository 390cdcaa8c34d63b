export { cloneDatabase, reserveDatabase, type ClonedDatabase } from "./clone-database.ts";
export { connectForTest } from "./connect-for-test.ts";
export { readRights, type TableRights } from "./read-rights.ts";
export { createTemplate, type DatabaseTemplate } from "./create-template.ts";
