export { cloneDatabase, type ClonedDatabase } from "./clone-database.ts";
export { createTemplate, type DatabaseTemplate } from "./create-template.ts";
