import type { OutsidePlace } from "@autotune/contract";
import type { GlobalConfig, TextField } from "payload";
import { isEditor } from "../../access/is-editor.ts";
import { publishOutsideLinks } from "./publish-outside-links.ts";

const social = "In the footer, and in every “Social links” block.";

/** The brand's places outside of the shop: menus, footer and pages link what is set here. */
export const outsideLinks: GlobalConfig = {
  slug: "outside-links",
  label: "Outside links",
  admin: {
    group: "Site",
    hideAPIURL: true,
    description:
      "Where the menus and the footer lead outside of the store. Changes are live as soon as you save. Leave a field empty to hide its link.",
  },
  access: { read: isEditor, readVersions: isEditor, update: isEditor },
  versions: { max: 50 },
  hooks: { afterChange: [publishOutsideLinks] },
  fields: [
    link(
      "helpCenter",
      "Help Center",
      "In the menu as Support, in the footer, and where an account’s setup link has expired.",
    ),
    link("faq", "FAQ"),
    link("communityChat", "Community chat", social),
    link("merch", "Merch", "In the menu."),
    link("videos", "Videos", social),
    link("photos", "Pictures", social),
    link("clips", "Short clips", social),
    link("podcast", "Podcast", social),
  ],
};

function link(name: OutsidePlace, label: string, description = "In the footer."): TextField {
  return {
    name,
    type: "text",
    label,
    admin: { description, placeholder: "https://" },
    hooks: { beforeValidate: [trimmed] },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === "" ||
      (typeof value === "string" &&
        /^https:\/\/[\x21-\x7e]+$/.test(value) &&
        URL.canParse(value)) ||
      "Enter a full URL that starts with https:// and uses only plain letters, digits and symbols.",
  };
}

function trimmed({ value }: { value?: unknown }): unknown {
  return typeof value === "string" ? value.trim() : value;
}
