import type { Language } from "@autotune/routes";
import type { AccountEmail } from "./account-letter.ts";
import type { AccountNewsName } from "./texts/account/account-texts.ts";

/** The name and the products of an invented person. */
export const sampleFacts = {
  device: "Chrome on Windows",
  passkey: "Ana’s phone",
  oldEmail: "ana@old.test",
  newEmail: "ana@new.test",
  product: "AutoTune Pro",
  serial: "ATP-7F3K-9Q2M",
  authenticationString: "4H2J-8QWX-77KD",
  dealer: "Studio Shop",
  takerEmail: "ben@studio.test",
  giverName: "Carla Giver",
  keptEmail: "kept@studio.test",
  mergedEmail: "merged@studio.test",
  name: "Ana Soto",
  reference: "AT-2025-7F3K9Q",
  part: "Only Vocodist, not the rest",
  receipt: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
} as const;

/** Every account e-mail, by its texts, each with a URL of its own. */
export function sampleAccountEmails(language: Language) {
  const facts = sampleFacts;
  const { product } = facts;
  const person = { language, firstName: "Ana" };
  const at = new Date("2025-11-28T23:30:00Z");
  const lead = (path: string) => `https://shop.test/${language}/${path}?a=1&b=2`;
  const confirmUrl = lead("confirm");
  const securityUrl = lead("my-account/profile");
  const accountUrl = lead("my-account");
  const licence = {
    ...person,
    kind: "licence",
    product,
    serial: facts.serial,
    authenticationString: facts.authenticationString,
    accountUrl,
  } as const;
  const done = { ...person, kind: "transferDone", product, accountUrl } as const;
  const settled = {
    ...person,
    kind: "withdrawalSettled",
    reference: facts.reference,
    id: facts.receipt,
  } as const;
  const ended = { ...person, kind: "transferEnded", product, accountUrl } as const;
  return {
    resetPassword: { ...person, kind: "resetPassword", resetUrl: lead("password-reset") },
    reactivateLegacy: { ...person, kind: "reactivateLegacy", setupUrl: lead("setup") },
    completeAccount: { ...person, kind: "completeAccount", setupUrl: lead("setup") },
    newDevice: {
      ...person,
      kind: "newDevice",
      device: facts.device,
      country: "DE",
      at,
      securityUrl,
    },
    passwordChanged: { ...person, kind: "passwordChanged", at, resetUrl: lead("password-reset") },
    passkeyAdded: { ...person, kind: "passkeyAdded", name: facts.passkey, at, securityUrl },
    confirmEmailOld: { ...person, kind: "confirmEmailOld", newEmail: facts.newEmail, confirmUrl },
    confirmEmailNew: { ...person, kind: "confirmEmailNew", oldEmail: facts.oldEmail, confirmUrl },
    emailChanged: {
      ...person,
      kind: "emailChanged",
      oldEmail: facts.oldEmail,
      newEmail: facts.newEmail,
      securityUrl,
    },
    licence: { ...licence, isRegenerated: false },
    licenceRegenerated: { ...licence, isRegenerated: true },
    codeRedeemed: {
      ...person,
      kind: "codeRedeemed",
      dealer: facts.dealer,
      licences: [
        { product, serial: facts.serial, authenticationString: facts.authenticationString },
      ],
      accountUrl,
    },
    transferGive: {
      ...person,
      kind: "transferGive",
      product,
      serial: facts.serial,
      toEmail: facts.takerEmail,
      confirmUrl,
    },
    transferTake: {
      ...person,
      kind: "transferTake",
      product,
      fromName: facts.giverName,
      confirmUrl,
    },
    transferGiven: { ...done, role: "giver", other: facts.takerEmail },
    transferTaken: { ...done, role: "taker", other: facts.giverName },
    transferDeclined: { ...ended, reason: "declined" },
    transferWithdrawn: { ...ended, reason: "withdrawn" },
    transferExpired: { ...ended, reason: "expired" },
    confirmReminders: { ...person, kind: "confirmReminders", confirmUrl },
    confirmMerge: { ...person, kind: "confirmMerge", keptEmail: facts.keptEmail, confirmUrl },
    merged: {
      ...person,
      kind: "merged",
      keptEmail: facts.keptEmail,
      mergedEmail: facts.mergedEmail,
      accountUrl,
    },
    erasureScheduled: { ...person, kind: "erasureScheduled", dueAt: at, accountUrl },
    erasureCancelled: { ...person, kind: "erasureCancelled", accountUrl },
    erasureStopped: { ...person, kind: "erasureStopped", accountUrl },
    erased: { ...person, kind: "erased" },
    exportReady: { ...person, kind: "exportReady", downloadUrl: lead("data"), expiresAt: at },
    withdrawalReceived: {
      language,
      firstName: facts.name,
      kind: "withdrawalReceived",
      reference: facts.reference,
      part: facts.part,
      receivedAt: at,
      id: facts.receipt,
    },
    withdrawalAccepted: { ...settled, outcome: "accepted" },
    withdrawalRefused: { ...settled, outcome: "refused" },
  } satisfies Record<AccountNewsName, AccountEmail>;
}
