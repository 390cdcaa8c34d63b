import type { ServerProps } from "payload";
import { supportRoot } from "./desk-address.ts";
import "./desk.css";
import { staffOf } from "./staff-of.ts";

/** Link to the support console, for its staff. */
export function DeskLink({ user }: ServerProps) {
  if (staffOf({ user: user ?? null }) === undefined) return null;
  return (
    <a className="desk-link" href={supportRoot}>
      Support desk
    </a>
  );
}
