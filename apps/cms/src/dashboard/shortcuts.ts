import type { roles } from "../access/roles.ts";
import { translationsRoot } from "../platform/translations/translation-urls.ts";
import { codesPath, ordersPath, supportRoot } from "../support/api/support-routes.ts";

interface Shortcut {
  readonly href: string;
  readonly label: string;
}

const create = (collection: string, label: string): Shortcut => ({
  href: `/admin/collections/${collection}/create`,
  label,
});
const supportConsole: Shortcut = { href: supportRoot, label: "Support console" };
const writing: readonly Shortcut[] = [
  create("posts", "New post"),
  create("pages", "New page"),
  create("promotions", "New promotion"),
  { href: "/admin/collections/products", label: "Prices" },
];
const customers: readonly Shortcut[] = [
  supportConsole,
  { href: ordersPath, label: "Orders" },
  { href: codesPath, label: "Redemption codes" },
];

const shortcuts: Readonly<Record<(typeof roles)[number], readonly Shortcut[]>> = {
  admin: [supportConsole, ...writing, create("users", "New staff member")],
  editor: writing,
  translator: [{ href: translationsRoot, label: "All translations" }],
  support: customers,
  manager: customers,
};

export function shortcutsOf(role: (typeof roles)[number]): readonly Shortcut[] {
  return shortcuts[role];
}
