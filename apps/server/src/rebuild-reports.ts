import { connect } from "@autotune/database";
import { startOrExplain } from "@autotune/environment";
import { computeDue, markAllDays } from "./domains/reporting/index.ts";
import { readWorkerSettings } from "./platform/environment.ts";

/**
 * `pnpm reports:rebuild`: computes every day of the reports anew from the orders, with the environment of the worker.
 * May run while the shop does, be stopped and run again.
 */
await startOrExplain(async () => {
  const { DATABASE_URL: url } = readWorkerSettings(process.env);
  const connection = connect({
    url,
    applicationName: "rebuild-reports",
    maxConnections: 1,
    onLostConnection: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    const began = performance.now();
    await connection.transact(markAllDays);
    const days = await computeDue(connection);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${days} days computed in ${seconds} s\n`);
  } finally {
    await connection.close();
  }
});
