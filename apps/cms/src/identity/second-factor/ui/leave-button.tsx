"use client";
import { factorPaths } from "../factor-routes.ts";
import { send } from "./send.ts";

export function LeaveButton() {
  const leave = async () => {
    await send(factorPaths.leave);
    window.location.assign("/admin/login");
  };
  return (
    <button className="factor-quiet" onClick={() => void leave()} type="button">
      Sign out
    </button>
  );
}
