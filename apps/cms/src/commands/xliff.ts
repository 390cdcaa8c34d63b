import { readFile } from "node:fs/promises";
import { startOrExplain } from "@autotune/environment";
import { isLanguage } from "@autotune/routes";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { readCmsEnvironment } from "../environment.ts";
import { exportTranslations, textChoices } from "../platform/translations/export-translations.ts";
import { importTranslations } from "../platform/translations/import-translations.ts";
import { readXliff } from "../platform/xliff/read-xliff.ts";
import { linesOfReport } from "../platform/translations/translation-words.ts";

const [, , command, subject, choice = "missing"] = process.argv;
const language = isLanguage(subject) ? subject : undefined;
const texts = textChoices.find((one) => one === choice);

await startOrExplain(async () => {
  if (command === "export" && language !== undefined && texts !== undefined) {
    await print(await exportTranslations(await openCms(), { language, texts }));
  } else if (command === "import" && subject !== undefined) {
    const read = readXliff(await readFile(subject, "utf8"));
    if (read.ok) {
      const report = await importTranslations(await openCms(), read.xliff, null);
      await print(`${linesOfReport(report).join("\n")}\n`);
      if (report.rejected.length > 0) process.exitCode = 1;
    } else end(read.reason);
  } else end("Usage: xliff export <language> [missing|all], or xliff import <file>");
  process.exit();
});

async function openCms() {
  return await getPayload({ config: buildCmsConfig(readCmsEnvironment(process.env)) });
}

/** Waits until everything is written: a process that exits earlier truncates piped output. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

function end(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
