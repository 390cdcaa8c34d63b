import { Logo } from "./logo.tsx";
import { NavKeeper } from "./nav-keeper.tsx";

/** At the top of the list of places: where one is, and the way to the dashboard. */
export function NavBrand() {
  return (
    <a className="nav-brand" href="/admin">
      <Logo />
      <NavKeeper />
    </a>
  );
}
