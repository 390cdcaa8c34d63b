import { randomUUID } from "node:crypto";
import pg from "pg";
import { dropDatabase, onServer, urlOfDatabase } from "./test-server.ts";

export interface ClonedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file, in a fifth of a second. */
export async function cloneDatabase(template: string): Promise<ClonedDatabase> {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer((server) =>
    server.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    ),
  );
  return { url: urlOfDatabase(name), drop: () => onServer((server) => dropDatabase(server, name)) };
}
