import { startProcess, waitUntilResponds, type RunningProcess } from "./processes.ts";

/** A mail server that delivers nothing: mails are read in a browser, or as JSON under /api/email. */
export async function startMail({
  smtpPort,
  webPort,
}: {
  smtpPort: number;
  webPort: number;
}): Promise<RunningProcess> {
  const process = startProcess({
    name: "mail",
    command: "node_modules/.bin/node",
    args: [
      "scripts/node_modules/maildev/dist/bin/maildev.js",
      "--ip",
      "127.0.0.1",
      "--smtp",
      String(smtpPort),
      "--web",
      String(webPort),
    ],
  });
  await waitUntilResponds(`http://127.0.0.1:${webPort}`, { process });
  return process;
}
