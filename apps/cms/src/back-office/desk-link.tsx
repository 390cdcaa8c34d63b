import type { ServerProps } from "payload";
import { deskRoot } from "./desk-address.ts";
import "./desk.css";
import { staffOf } from "./staff-of.ts";

/** The way to the desk, for whoever works there. */
export function DeskLink({ user }: ServerProps) {
  if (staffOf({ user: user ?? null }) === undefined) return null;
  return (
    <a className="desk-link" href={deskRoot}>
      Support desk
    </a>
  );
}
