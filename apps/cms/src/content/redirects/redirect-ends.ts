import { redirectToCanonical } from "@autotune/routes";
import type { TextField } from "payload";
import { englishUrl } from "./english-url.ts";

/** A canonical path of the shop: no query, no fragment, nothing that is redirected anyway. */
const plainPath = /^(?:\/[\w.~%-]+)+$/;

/** The old path. */
export const redirectFrom: TextField = {
  name: "from",
  type: "text",
  label: "Old URL",
  unique: true,
  index: true,
  admin: {
    description:
      "The part after the domain, for example /spring-offers. The same page in other languages redirects too.",
  },
  hooks: { beforeValidate: [trimmed] },
  validate: (value: unknown) => {
    if (typeof value !== "string" || !plainPath.test(value))
      return "Enter the part after the domain, for example /spring-offers, without ? or #.";
    const canonical = redirectToCanonical(value);
    return (
      canonical === undefined ||
      `The store’s URL for that page is ${canonical}. Enter that instead.`
    );
  },
};

/** Where it leads. */
export const redirectTo: TextField = {
  name: "to",
  type: "text",
  label: "Redirects to",
  admin: { description: "A path in the store, for example /products, or a URL on another site." },
  hooks: { beforeValidate: [trimmed] },
  validate: (value: unknown, { siblingData }) => {
    if (typeof value !== "string" || !isTarget(value))
      return "Enter a store path that starts with /, or a URL that starts with https:// and uses only plain letters, digits and symbols.";
    return englishUrl(value) !== readFrom(siblingData) || "This would redirect to itself.";
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
