import { connect } from "@autotune/database";
import { readEnvironment, startOrExplain } from "@autotune/environment";
import Type from "typebox";
import { importCustomers, type ImportReport } from "./import-customers.ts";

/**
 * `pnpm legacy:import customers.csv`: imports the customers of the legacy shop. It may be stopped and resumed, and run
 * again with the same file. Exits with 1 where a row was rejected.
 */
const Environment = Type.Object({
  DATABASE_URL: Type.String({
    pattern: "^postgres(ql)?://",
    description: "the PostgreSQL database of the shop",
  }),
});

function describe({ continuedAfter, refused, accounts, licences }: ImportReport): string[] {
  return [
    ...(continuedAfter > 0 ? [`Continued after line ${continuedAfter}.`] : []),
    ...refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    `${accounts} accounts made, ${licences} licences added, ${refused.length} rows refused.`,
  ];
}

await startOrExplain(async () => {
  const { DATABASE_URL: url } = readEnvironment(Environment, process.env);
  const [csv] = process.argv.slice(2);
  if (csv === undefined) throw new Error("Say which file: pnpm legacy:import customers.csv");
  const connection = connect({
    url,
    applicationName: "legacy-import",
    maxConnections: 1,
    onLostConnection: (error) => console.error(error.message),
  });
  try {
    const report = await importCustomers(connection.transact, csv);
    process.stdout.write(`${describe(report).join("\n")}\n`);
    if (report.refused.length > 0) process.exitCode = 1;
  } finally {
    await connection.close();
  }
});
