import { createApp } from "../src/platform/app.ts";
import { newsletterModule } from "../src/domains/marketing/newsletter/module.ts";
import { sendDigestEmails } from "../src/domains/marketing/newsletter/send-digest-email.ts";
import { startDueDigests } from "../src/domains/marketing/newsletter/start-digests.ts";
import { database } from "../src/platform/database/database.ts";
import { jobs } from "../src/platform/jobs/jobs.ts";
import { mail } from "../src/platform/mail/mail.ts";
import { linkSecret, settings } from "./settings.ts";

/** A worker that starts the newsletters that are due at a time, sends them, and says where its metrics are. */
const [url = "", smtpUrl = "", now = ""] = process.argv.slice(2);
const app = await createApp({ settings, name: "worker", modules: [newsletterModule] });
await app.register(database, { url, applicationName: "worker" });
await app.register(mail, { smtpUrl, from: settings.MAIL_FROM });
await app.register(jobs, { url });
const address = await app.listen({ host: "127.0.0.1", port: 0 });
await app.workOn(sendDigestEmails(app, { origin: settings.PUBLIC_URL, linkSecret }));
await app.work({
  name: "start-digests",
  schedule: "0 0 1 1 *",
  run: () => startDueDigests(app, new Date(now)),
});
console.log(address);
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
