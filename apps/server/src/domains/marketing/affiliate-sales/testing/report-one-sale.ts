import { settings } from "../../../../../test/settings.ts";
import { createApp } from "../../../../platform/app.ts";
import { database } from "../../../../platform/database/database.ts";
import { sendAffiliateSales } from "../send-affiliate-sales.ts";
import { salesSecret } from "./programme.ts";

/** A worker's job alone in a process that a test can kill. */
const [databaseUrl = "", programmeUrl = "", key = ""] = process.argv.slice(2);
const app = await createApp({ settings, name: "worker" });
await app.register(database, { url: databaseUrl, applicationName: "worker" });
await sendAffiliateSales(app, { url: programmeUrl, secret: salesSecret }).run({ key });
