import { groupRedeemCode } from "@autotune/commerce";
import { connect } from "@autotune/database";
import { keyRingSetting, readEnvironment, startOrExplain } from "@autotune/environment";
import Type from "typebox";
import { makeSampleCodes } from "./sample-codes.ts";

const SampleEnvironment = Type.Object({
  DATABASE_URL: Type.String({ description: "the PostgreSQL database of the demonstration shop" }),
  LINK_SECRET: keyRingSetting({ minLength: 32, description: "the same as of the web processes" }),
});

await startOrExplain(async () => {
  const settings = readEnvironment(SampleEnvironment, process.env);
  const connection = connect({
    url: settings.DATABASE_URL,
    applicationName: "sample-codes",
    maxConnections: 1,
    onLostConnection: () => undefined,
  });
  try {
    const codes = await makeSampleCodes(connection.transact, settings.LINK_SECRET);
    for (const code of codes)
      process.stdout.write(`A sample code to redeem: ${groupRedeemCode(code)}\n`);
  } finally {
    await connection.close();
  }
});
