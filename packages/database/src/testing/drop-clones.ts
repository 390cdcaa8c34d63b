import { afterAll } from "vitest";
import { dropClonesSoon } from "./clone-database.ts";

// A setup file of every project that clones databases: registered before a file's own, it runs after them.
afterAll(dropClonesSoon);
