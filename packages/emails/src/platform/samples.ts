import type { Language } from "@autotune/routes";
import type { Recipient, RenderedEmail } from "./email.ts";

/** An e-mail with invented values, by name. A mail's file exports its own as `samples`; tests hold all of them. */
export type Samples = Readonly<Record<string, (language: Language) => Promise<RenderedEmail>>>;

/** Of an invented person. */
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

export const sampleDate = new Date("2025-11-28T23:30:00Z");

export function sampleRecipient(language: Language): Recipient {
  return { language, name: "Ana" };
}

export function sampleUrl(language: Language, path: string): string {
  return `https://shop.test/${language}/${path}?a=1&b=2`;
}
