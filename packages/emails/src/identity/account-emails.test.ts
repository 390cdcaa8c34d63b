import { emailChangeHours, mergeHours, resetHours, setUpDays } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { translatorFor } from "../platform/i18n.ts";
import { sampleDate } from "../platform/samples.ts";
import { labelled } from "../platform/shared-texts.ts";
import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { samples as accountsMerged } from "./accounts-merged.tsx";
import { samples as completeAccount } from "./complete-account.tsx";
import { samples as confirmMerge } from "./confirm-merge.tsx";
import {
  renderConfirmNewMailboxEmail,
  samples as confirmNewMailbox,
} from "./confirm-new-mailbox.tsx";
import { samples as confirmOldMailbox } from "./confirm-old-mailbox.tsx";
import { samples as emailChanged } from "./email-changed.tsx";
import { renderNewDeviceEmail, sampleNewDevice, samples as newDevice } from "./new-device.tsx";
import { samples as passkeyAdded } from "./passkey-added.tsx";
import { samples as passkeyRemoved } from "./passkey-removed.tsx";
import { sampleReset, samples as passwordChanged } from "./password-changed.tsx";
import { samples as reactivateLegacy } from "./reactivate-legacy.tsx";
import { samples as resetPassword } from "./reset-password.tsx";
import { samples as sessionsEnded } from "./sessions-ended.tsx";

const samples = {
  ...resetPassword,
  ...reactivateLegacy,
  ...completeAccount,
  ...newDevice,
  ...passwordChanged,
  ...passkeyAdded,
  ...passkeyRemoved,
  ...sessionsEnded,
  ...confirmOldMailbox,
  ...confirmNewMailbox,
  ...emailChanged,
  ...confirmMerge,
  ...accountsMerged,
};

describeAccountEmails(samples, {
  resetPassword: {
    facts: [],
    hasTimestamp: true,
    leads: "password-reset",
    lasts: resetHours,
    isSuspicious: true,
  },
  reactivateLegacy: { facts: [], leads: "setup", lasts: setUpDays, isSuspicious: true },
  completeAccount: { facts: [], leads: "setup", lasts: setUpDays, isSuspicious: true },
  newDevice: {
    facts: ["device"],
    leads: "my-account/profile",
    hasTimestamp: true,
    hasCountry: true,
    isSuspicious: true,
  },
  passwordChanged: { facts: [], leads: "password-reset", hasTimestamp: true, isSuspicious: true },
  passkeyAdded: {
    facts: ["passkey"],
    leads: "my-account/profile",
    hasTimestamp: true,
    isSuspicious: true,
  },
  passkeyRemoved: {
    facts: ["passkey"],
    leads: "password-reset",
    hasTimestamp: true,
    isSuspicious: true,
  },
  sessionsEnded: {
    facts: ["device"],
    leads: "password-reset",
    hasTimestamp: true,
    isSuspicious: true,
  },
  confirmOldMailbox: {
    facts: ["newEmail"],
    hasTimestamp: true,
    leads: "confirm",
    lasts: emailChangeHours,
    isSuspicious: true,
  },
  confirmNewMailbox: {
    facts: ["oldEmail"],
    hasTimestamp: true,
    leads: "confirm",
    lasts: emailChangeHours,
    isSuspicious: true,
  },
  emailChanged: {
    facts: ["oldEmail", "newEmail"],
    leads: "my-account/profile",
    isSuspicious: true,
  },
  confirmMerge: {
    facts: ["keptEmail"],
    hasTimestamp: true,
    leads: "confirm",
    lasts: mergeHours,
    isSuspicious: true,
  },
  accountsMerged: { facts: ["keptEmail", "mergedEmail"], leads: "my-account", isSuspicious: true },
});

describe.each(languages)("the account e-mails in %s", (language) => {
  it("greet without a name those who gave none", async () => {
    const { html, text } = await renderConfirmNewMailboxEmail({
      language,
      name: "",
      oldEmail: "old@studio.test",
      confirmUrl: "https://shop.test/confirm",
      expiresAt: sampleDate,
    });
    expect(text.split("\n\n")[1]).toMatch(/^\p{L}+[,:。.!]?$/u);
    for (const part of [html, text]) expect(part).not.toMatch(/\bAna\b/);
  });

  it("name the country in the reader’s language, and none where it is not known", async () => {
    const translate = translatorFor(language);
    const label = translate(msg`Country`);
    const named = await renderNewDeviceEmail(sampleNewDevice(language));
    const country = new Intl.DisplayNames(language, { type: "region" }).of("DE") ?? "none";
    expect(named.text.split("\n")).toContain(translate(labelled(label, country)));
    const { text } = await renderNewDeviceEmail({ ...sampleNewDevice(language), country: null });
    expect(text).not.toContain(translate(labelled(label, "")));
  });
});

describe.each(languages)("the notice of a new password in %s", (language) => {
  it("says after a reset that every device was signed out and passkeys are gone", async () => {
    const said = translatorFor(language)(
      msg`Your account has a new password. All devices have been signed out, and any passkeys have been removed.`,
    );
    const { text } = await sampleReset(language);
    expect(text).toContain(said);
    expect((await passwordChanged["passwordChanged"]?.(language))?.text).not.toContain(said);
  });
});
