import { create } from "zustand";

/** `products` lies under the bar of a wide window, `site` fills a narrow one. */
export type MenuName = "products" | "site";

interface OpenMenu {
  readonly open: MenuName | undefined;
}

/** At most one of the bar's menus is open. */
export const useOpenMenu = create<OpenMenu>(() => ({ open: undefined }));

export function openMenu(menu: MenuName): void {
  useOpenMenu.setState({ open: menu });
}

export function closeMenu(): void {
  useOpenMenu.setState({ open: undefined });
}

export function triggerId(menu: MenuName): string {
  return `${menu}-menu-button`;
}

export function menuId(menu: MenuName): string {
  return `${menu}-menu`;
}
