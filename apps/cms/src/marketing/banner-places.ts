import { routeTable, type RouteRow } from "@autotune/routes";
import type { ArrayField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { isStorePath } from "../platform/fields/link-targets.ts";

const access = { update: isEditorForField };
/** Where a banner may be at all. */
const screens = routeTable.filter((row: RouteRow) => row.blockMiniBanner !== true);
const isRoute = (_document: unknown, { type }: { readonly type?: unknown }) => type === "routename";
const isUri = (_document: unknown, { type }: { readonly type?: unknown }) => type === "uri";

interface BannerPlaces {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** Where a banner is shown, or is not: whole screens by the name of their route, or single paths. */
export function bannerPlaces({ name, label, description }: BannerPlaces): ArrayField {
  return {
    name,
    type: "array",
    interfaceName: "BannerPlaceFields",
    label,
    labels: { singular: "Place", plural: "Places" },
    access,
    admin: { description },
    fields: [
      {
        name: "type",
        type: "select",
        label: "Type",
        defaultValue: "routename",
        options: [
          { value: "routename", label: "A screen, in all languages" },
          { value: "uri", label: "One URL" },
        ],
        validate: (value: unknown) => value === "routename" || value === "uri" || "Choose a type.",
      },
      {
        name: "route",
        type: "select",
        label: "Screen",
        options: screens.map(({ name: value, path }) => ({ value, label: `${value}: ${path}` })),
        admin: { condition: isRoute },
        validate: (value: unknown) =>
          screens.some((screen) => screen.name === value) || "Choose a screen.",
      },
      {
        name: "address",
        type: "text",
        label: "URL path",
        admin: { condition: isUri, placeholder: "/es/producto" },
        validate: (value: unknown) =>
          (isStorePath(value) && !/[?#]/.test(value)) ||
          "Enter a path that starts with a single slash, without ? or #.",
      },
    ],
  };
}
