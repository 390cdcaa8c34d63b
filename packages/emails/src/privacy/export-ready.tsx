import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ExportReadyEmail extends Recipient {
  readonly downloadUrl: string;
  readonly expiresAt: Date;
}

/** Leads to the page on which a person downloads their data. */
export async function renderExportReadyEmail({
  downloadUrl,
  expiresAt,
  ...recipient
}: ExportReadyEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune data is ready`,
    heading: msg`Your data is ready`,
    intro: msg`The file you asked for is ready. It includes all the data our store has about you.`,
    facts: [[msg`Available until`, formatTimestamp(expiresAt, recipient.language)]],
    notes: [msg`Only you can open it. Sign in, and the download starts.`],
    action: { label: msg`Download your data`, href: downloadUrl },
    afterword: [
      msg`If you didn’t ask for this, change your password right away. No one can get the file without signing in.`,
    ],
  });
}

export const samples: Samples = {
  exportReady: (language) =>
    renderExportReadyEmail({
      ...sampleRecipient(language),
      downloadUrl: sampleUrl(language, "data"),
      expiresAt: sampleDate,
    }),
};
