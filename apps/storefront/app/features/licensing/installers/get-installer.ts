import { callShop } from "../../../platform/api/call-shop.ts";
import { whenUserIsKnown } from "../../identity/session/when-user-is-known.ts";

export type GetOutcome = "started" | "signedOut" | "notEntitled" | "failed";

/** Checks whether the person may download a file, and if so starts the download. */
export async function getInstaller(href: string): Promise<GetOutcome> {
  if ((await whenUserIsKnown()) === "signedOut") return "signedOut";
  const { ok, status } = await callShop({ method: "HEAD", path: href, verified: true });
  if (ok) {
    startDownload(href);
    return "started";
  }
  if (status === 401) return "signedOut";
  return status === 403 ? "notEntitled" : "failed";
}

/** The page stays: the file is sent as an attachment. */
function startDownload(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
