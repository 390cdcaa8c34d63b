import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { Link } from "react-router";
import { Late } from "../../platform/lazy/late.tsx";
import { isPlainClick } from "../../platform/navigation/is-plain-click.ts";
import {
  closeMenu,
  menuId,
  openMenu,
  triggerId,
  useOpenMenu,
  type MenuName,
} from "../navigation/open-menu.ts";

interface MenuTriggerProps {
  menu: MenuName;
  load: () => Promise<ComponentType>;
  /** Where it leads without a script, and where the menu's code cannot be fetched. */
  to: string;
  /** The current page belongs to the menu. */
  current?: boolean;
  className: string;
  children: ReactNode;
}

/** A link that a script makes the button of a menu. The menu's code is loaded on hover or focus. */
export function MenuTrigger({
  menu,
  load,
  to,
  current = false,
  className,
  children,
}: MenuTriggerProps) {
  const open = useOpenMenu((state) => state.open === menu);
  const [near, setNear] = useState(false);
  const comeNear = () => setNear(true);
  const goThere = useCallback(() => {
    closeMenu();
    location.assign(to);
  }, [to]);
  return (
    <>
      <Link
        to={to}
        id={triggerId(menu)}
        role="button"
        aria-expanded={open}
        aria-controls={menuId(menu)}
        aria-current={current ? "true" : undefined}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (open) closeMenu();
          else openMenu(menu);
        }}
        className={className}
      >
        {children}
      </Link>
      <Late wanted={near || open} load={load} {...(open ? { failed: goThere } : {})} />
    </>
  );
}
