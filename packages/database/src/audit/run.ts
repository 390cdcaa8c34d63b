import { connect } from "../connection/connection.ts";
import { formatAuditHead, parseAuditHead } from "./audit-head.ts";
import { verifyAuditLog } from "./verify-audit-log.ts";

/** `pnpm audit:verify [number:hash]`: is the audit log as it was written, and does it hold what was noted earlier? */
const url = process.env["DATABASE_URL"];
const [, , noted] = process.argv;
const witness = noted === undefined ? undefined : parseAuditHead(noted);
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
        : `The audit log is whole: ${head.id} entries. Its head is ${formatAuditHead(head)}\n`,
    );
  }
}

function end(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
