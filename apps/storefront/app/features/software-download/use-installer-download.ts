import { useState } from "react";
import { openSignIn } from "../../state/dialog.ts";
import { getInstaller, type GetOutcome } from "./get-installer.ts";

export type DownloadState = "idle" | "asking" | Exclude<GetOutcome, "signedOut">;

interface UseInstallerDownload {
  readonly state: DownloadState;
  /** Where the file is that was asked for last. */
  readonly asked: string;
  readonly get: (href: string) => void;
}

/** Getting a file: whoever is not signed in does that first, and then it goes on by itself. */
export function useInstallerDownload(): UseInstallerDownload {
  const [state, setState] = useState<DownloadState>("idle");
  const [asked, setAsked] = useState("");

  const get = async (href: string) => {
    if (state === "asking") return;
    setAsked(href);
    setState("asking");
    const outcome = await getInstaller(href);
    if (outcome !== "signedOut") {
      setState(outcome);
      return;
    }
    setState("idle");
    openSignIn({ asked: true, goOn: () => void get(href) });
  };

  return { state, asked, get: (href) => void get(href) };
}
