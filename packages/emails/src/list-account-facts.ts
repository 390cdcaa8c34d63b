import type { Language } from "@autotune/routes";
import type { AccountEmail } from "./account-letter.ts";
import { formatTimestamp } from "./format-moment.ts";
import type { Fact } from "./letter.ts";
import type { AccountTexts } from "./texts/account/account-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

/** What is empty is left out. */
export function listAccountFacts(email: AccountEmail, texts: AccountTexts): Fact[] {
  return nameFacts(email, texts)
    .map(([label, value]) => ({ label, value: writeOnOneLine(value) }))
    .filter(({ value }) => value !== "");
}

function nameFacts(email: AccountEmail, texts: AccountTexts): [label: string, value: string][] {
  const writeTimestamp = (instant: Date) => formatTimestamp(instant, email.language);
  switch (email.kind) {
    case "resetPassword":
    case "reactivateLegacy":
    case "completeAccount":
    case "confirmReminders":
    case "erasureCancelled":
    case "erasureStopped":
    case "erased":
      return [];
    case "newDevice":
      return [
        [texts.device, email.device],
        ...nameCountry(email.country, email.language, texts),
        [texts.time, writeTimestamp(email.at)],
      ];
    case "passwordChanged":
      return [[texts.time, writeTimestamp(email.at)]];
    case "passkeyAdded":
      return [
        [texts.passkey, email.name],
        [texts.time, writeTimestamp(email.at)],
      ];
    case "confirmEmailOld":
      return [[texts.newEmail, email.newEmail]];
    case "confirmEmailNew":
      return [[texts.oldEmail, email.oldEmail]];
    case "emailChanged":
      return [
        [texts.oldEmail, email.oldEmail],
        [texts.newEmail, email.newEmail],
      ];
    case "licence":
      return [
        [texts.product, email.product],
        [texts.serialNumber, email.serial],
        [texts.authenticationCode, email.authenticationString],
      ];
    case "codeRedeemed":
      return [
        ...email.licences.flatMap(({ product, serial, authenticationString }) => [
          [texts.product, product] as [string, string],
          [texts.serialNumber, serial] as [string, string],
          [texts.authenticationCode, authenticationString] as [string, string],
        ]),
        [texts.from, email.dealer],
      ];
    case "transferGive":
      return [
        [texts.product, email.product],
        [texts.serialNumber, email.serial],
        [texts.to, email.toEmail],
      ];
    case "transferTake":
      return [
        [texts.product, email.product],
        [texts.from, email.fromName],
      ];
    case "transferDone":
      return [
        [texts.product, email.product],
        [email.role === "giver" ? texts.to : texts.from, email.other],
      ];
    case "transferEnded":
      return [[texts.product, email.product]];
    case "confirmMerge":
      return [[texts.keptAccount, email.keptEmail]];
    case "merged":
      return [
        [texts.keptAccount, email.keptEmail],
        [texts.mergedAccount, email.mergedEmail],
      ];
    case "erasureScheduled":
      return [[texts.deletedOn, writeTimestamp(email.dueAt)]];
    case "exportReady":
      return [[texts.availableUntil, writeTimestamp(email.expiresAt)]];
    case "withdrawalReceived":
      return [
        [texts.name, email.firstName],
        [texts.orderNumber, email.reference],
        [texts.part, email.part.trim() === "" ? texts.wholeOrder : email.part],
        [texts.receivedAt, writeTimestamp(email.receivedAt)],
        [texts.receiptNumber, email.id],
      ];
    case "withdrawalSettled":
      return [
        [texts.orderNumber, email.reference],
        [texts.receiptNumber, email.id],
      ];
  }
}

function nameCountry(
  country: string | null,
  language: Language,
  texts: AccountTexts,
): [label: string, value: string][] {
  if (country === null) return [];
  const names = new Intl.DisplayNames(language, { type: "region" });
  return [[texts.country, names.of(country) ?? country]];
}
