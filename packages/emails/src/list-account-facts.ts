import type { Language } from "@autotune/routes";
import type { AccountLetter } from "./account-letter.ts";
import { formatMoment } from "./format-moment.ts";
import type { Fact } from "./letter.ts";
import type { AccountTexts } from "./texts/account/account-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

/** What is empty is left out. */
export function listAccountFacts(letter: AccountLetter, texts: AccountTexts): Fact[] {
  return nameFacts(letter, texts)
    .map(([label, value]) => ({ label, value: writeOnOneLine(value) }))
    .filter(({ value }) => value !== "");
}

function nameFacts(letter: AccountLetter, texts: AccountTexts): [label: string, value: string][] {
  const tellMoment = (moment: Date) => formatMoment(moment, letter.language);
  switch (letter.kind) {
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
        [texts.device, letter.device],
        ...nameCountry(letter.country, letter.language, texts),
        [texts.time, tellMoment(letter.at)],
      ];
    case "passwordChanged":
      return [[texts.time, tellMoment(letter.at)]];
    case "passkeyAdded":
      return [
        [texts.passkey, letter.name],
        [texts.time, tellMoment(letter.at)],
      ];
    case "confirmEmailOld":
      return [[texts.newAddress, letter.newEmail]];
    case "confirmEmailNew":
      return [[texts.oldAddress, letter.oldEmail]];
    case "emailChanged":
      return [
        [texts.oldAddress, letter.oldEmail],
        [texts.newAddress, letter.newEmail],
      ];
    case "licence":
      return [
        [texts.product, letter.product],
        [texts.serialNumber, letter.serial],
        [texts.authenticationCode, letter.authenticationString],
      ];
    case "codeRedeemed":
      return [
        ...letter.licences.flatMap(({ product, serial, authenticationString }) => [
          [texts.product, product] as [string, string],
          [texts.serialNumber, serial] as [string, string],
          [texts.authenticationCode, authenticationString] as [string, string],
        ]),
        [texts.from, letter.dealer],
      ];
    case "transferGive":
      return [
        [texts.product, letter.product],
        [texts.serialNumber, letter.serial],
        [texts.to, letter.toEmail],
      ];
    case "transferTake":
      return [
        [texts.product, letter.product],
        [texts.from, letter.fromName],
      ];
    case "transferDone":
      return [
        [texts.product, letter.product],
        [letter.role === "giver" ? texts.to : texts.from, letter.other],
      ];
    case "transferEnded":
      return [[texts.product, letter.product]];
    case "confirmMerge":
      return [[texts.keptAccount, letter.keptEmail]];
    case "merged":
      return [
        [texts.keptAccount, letter.keptEmail],
        [texts.mergedAccount, letter.mergedEmail],
      ];
    case "erasureScheduled":
      return [[texts.deletedOn, tellMoment(letter.dueAt)]];
    case "exportReady":
      return [[texts.availableUntil, tellMoment(letter.expiresAt)]];
    case "withdrawalReceived":
      return [
        [texts.name, letter.firstName],
        [texts.orderNumber, letter.reference],
        [texts.part, letter.part.trim() === "" ? texts.wholeOrder : letter.part],
        [texts.receivedAt, tellMoment(letter.receivedAt)],
        [texts.receiptNumber, letter.id],
      ];
    case "withdrawalSettled":
      return [
        [texts.orderNumber, letter.reference],
        [texts.receiptNumber, letter.id],
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
