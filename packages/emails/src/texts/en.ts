import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("en", {
  one: "Your order is complete and your serial number is below. Keep this e-mail for the day you set up a new computer.",
  other:
    "Your order is complete and your # serial numbers are below. Keep this e-mail for the day you set up a new computer.",
});
const previewWithSerials = plural("en", {
  one: "Your serial number is inside, along with the three steps to your first take.",
  other: "Your # serial numbers are inside, along with the three steps to your first take.",
});

export const en: OrderTexts = {
  subject: (reference) => `Your AutoTune order ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "Your order is complete. Here are the three steps to your first take."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "Thank you!" : `Thank you, ${firstName}!`),
  intro: (serials) =>
    serials === 0
      ? "Your order is complete. Everything you bought is waiting in your account."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "Order number",
  placedOn: "Placed on",
  quantity: "Quantity",
  licence: (ordinal, count) => `Licence ${ordinal} of ${count}`,
  serialNumber: "Serial number",
  authenticationCode: "Authentication code",
  subtotal: "Subtotal",
  discount: "Discount",
  tax: "Tax",
  taxIncluded: "Tax, already included",
  total: "Total",
  paidWith: (cardEnding) => `Paid with the card ending in ${cardEnding}`,
  seeOrder: "See your order",
  invoice: "Open the invoice",
  nextHeading: "What happens next",
  steps: [
    { title: "Install", text: "Download the installer from your account and open it." },
    { title: "Sign in", text: "Use the same account that you ordered with." },
    {
      title: "Sing",
      text: "Put it on a vocal track, choose the key of your song, and press record.",
    },
  ],
  goodbye: "Have a great first take,",
  team: "the AutoTune team",
  demonstration: "This is a demonstration shop. Nothing was really sold, and no money moved.",
  whyThisMail: (reference) =>
    `You receive this e-mail because order ${reference} was placed with this address.`,
};
