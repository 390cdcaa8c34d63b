import { connect } from "../connection/connection.ts";
import { verifyAuditLog, type AuditHead } from "./verify-audit-log.ts";

/** `pnpm audit:verify [number:hash]`: is the audit log as it was written, and does it hold what was noted earlier? */
const url = process.env["DATABASE_URL"];
const [, , noted] = process.argv;
const witness = noted === undefined ? undefined : readHead(noted);
if (url === undefined || url === "") {
  end("DATABASE_URL is missing: it names the PostgreSQL database with the audit log.");
} else if (noted !== undefined && witness === undefined) {
  end("Give a head as it was printed: its number, a colon and its hash.");
} else {
  const connection = connect({
    url,
    applicationName: "verify-audit-log",
    maxConnections: 1,
    onLostConnection: (error) => console.error(error.message),
  });
  const verdict = await verifyAuditLog(connection.database, { witness });
  await connection.close();
  if (!verdict.ok) end(`The audit log is broken at entry ${verdict.id}: ${verdict.reason}.`);
  else {
    const { head } = verdict;
    process.stdout.write(
      head === undefined
        ? "The audit log is empty.\n"
        : `The audit log is whole: ${head.id} entries. Its head is ${head.id}:${head.hash}\n`,
    );
  }
}

function readHead(text: string): AuditHead | undefined {
  const [, id, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return id === undefined || hash === undefined ? undefined : { id: Number(id), hash };
}

function end(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
