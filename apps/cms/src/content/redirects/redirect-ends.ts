import { redirectToCanonical } from "@autotune/routes";
import type { TextField } from "payload";
import { englishUrl } from "./english-url.ts";

/** A canonical path of the shop: no query, no fragment, nothing that is redirected anyway. */
const plainPath = /^(?:\/[\w.~%-]+)+$/;

/** The old path. */
export const redirectFrom: TextField = {
  name: "from",
  type: "text",
  label: "Old address",
  unique: true,
  index: true,
  admin: {
    description:
      "As it stands after the domain, for example /spring-offers. The same address in other languages is led along.",
  },
  hooks: { beforeValidate: [trimmed] },
  validate: (value: unknown) => {
    if (typeof value !== "string" || !plainPath.test(value))
      return "Write the part after the domain, for example /spring-offers, without ? and #.";
    const canonical = redirectToCanonical(value);
    return canonical === undefined || `The shop calls that address ${canonical}. Write it so.`;
  },
};

/** Where it leads. */
export const redirectTo: TextField = {
  name: "to",
  type: "text",
  label: "Leads to",
  admin: { description: "An address of the shop, for example /products, or of another site." },
  hooks: { beforeValidate: [trimmed] },
  validate: (value: unknown, { siblingData }) => {
    if (typeof value !== "string" || !isTarget(value))
      return "Write an address of the shop that begins with /, or one that begins with https:// and has only plain letters, digits and signs.";
    return englishUrl(value) !== readFrom(siblingData) || "It would lead to itself.";
  },
};

function isTarget(value: string): boolean {
  if (value === "/" || plainPath.test(value)) return true;
  return /^https:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value);
}

function readFrom({ from }: Partial<{ from?: unknown }>): unknown {
  return typeof from === "string" ? englishUrl(from) : undefined;
}

function trimmed({ value }: { value?: unknown }): unknown {
  return typeof value === "string" ? value.trim() : undefined;
}
