import type { EmailTexts } from "./letter-texts.ts";

export const en: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "Hello," : `Hello ${firstName},`),
  goodbye: "Warm wishes,",
  team: "the AutoTune team",
  orderNumber: "Order number",
  serialNumber: "Serial number",
  authenticationCode: "Authentication code",
  demonstration: "This is a demonstration shop. Nothing was really sold, and no money moved.",
  whyOrderMail: (reference) =>
    `You receive this e-mail because order ${reference} was placed with this address.`,
  chooseMails: "Choose which e-mails you get, or none",
};
