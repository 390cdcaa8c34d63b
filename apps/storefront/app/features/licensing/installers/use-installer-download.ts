import { useState } from "react";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { getInstaller, type GetOutcome } from "./get-installer.ts";

export type DownloadState = "idle" | "pending" | Exclude<GetOutcome, "signedOut">;

interface UseInstallerDownload {
  readonly state: DownloadState;
  /** The URL of the last requested file. */
  readonly requestedHref: string;
  readonly get: (href: string) => void;
}

/** Downloads a file; a signed-out person signs in first, then it continues automatically. */
export function useInstallerDownload(): UseInstallerDownload {
  const [state, setState] = useState<DownloadState>("idle");
  const [requestedHref, setRequestedHref] = useState("");

  const get = async (href: string) => {
    if (state === "pending") return;
    setRequestedHref(href);
    setState("pending");
    const outcome = await getInstaller(href);
    if (outcome !== "signedOut") {
      setState(outcome);
      return;
    }
    setState("idle");
    openSignIn({ prompted: true, goOn: () => void get(href) });
  };

  return { state, requestedHref, get: (href) => void get(href) };
}
