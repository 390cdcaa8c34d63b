export { asApplication } from "./as-application.ts";
export { cloneDatabase, reserveDatabase, type ClonedDatabase } from "./clone-database.ts";
export { createTemplate, type DatabaseTemplate } from "./create-template.ts";
