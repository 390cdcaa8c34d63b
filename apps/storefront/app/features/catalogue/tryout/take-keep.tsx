import { Button } from "@autotune/ui";
import { encodeWav } from "@autotune/voice";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { fragmentOf } from "./settings-link.ts";
import { saveTake } from "./take-store.ts";
import type { Tryout } from "./use-tryout.ts";

/** Milliseconds. */
const shownFor = 2500;

interface TakeKeepProps {
  tryout: Tryout;
  /** The list of saved takes has changed. */
  onSaved: () => void;
  onProblem: () => void;
}

/** Download, save on this device, or share the settings. */
export function TakeKeep({ tryout, onSaved, onProblem }: TakeKeepProps) {
  const { t } = useLingui();
  const { player, settings } = tryout;
  const [done, setDone] = useState<"copied" | "saved">();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [done]);

  const download = () => {
    const recording = player.recordingOf("after");
    if (recording === undefined) return;
    const wav = encodeWav(recording.samples, recording.sampleRate);
    const url = URL.createObjectURL(new Blob([wav], { type: "audio/wav" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "autotune-take.wav";
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };

  const save = async () => {
    const recording = player.recordingOf("before");
    if (recording === undefined) return;
    try {
      await saveTake({ ...recording, settings, savedAt: new Date() });
      setDone("saved");
      onSaved();
    } catch {
      onProblem();
    }
  };

  const share = () => {
    const url = new URL(location.pathname + fragmentOf(settings), location.origin).href;
    navigator.clipboard.writeText(url).then(
      () => setDone("copied"),
      // Copying is blocked: the URL bar has it then.
      () => location.replace(fragmentOf(settings)),
    );
  };

  return (
    <div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={tryout.rendering} onClick={download}>
          <Trans>Download WAV</Trans>
        </Button>
        <Button variant="secondary" onClick={() => void save()}>
          {done === "saved" ? <Trans>Saved</Trans> : <Trans>Save on this device</Trans>}
        </Button>
        <Button variant="secondary" onClick={share}>
          {done === "copied" ? (
            <Trans>Link copied</Trans>
          ) : (
            <Trans>Copy link to these settings</Trans>
          )}
        </Button>
      </div>
      <p className="mt-3 text-14 text-muted">
        <Trans>No watermark. The link contains your settings, never your voice.</Trans>
      </p>
      <p role="status" className="sr-only">
        {done === "saved" ? t`Saved on this device` : done === "copied" ? t`Link copied` : null}
      </p>
    </div>
  );
}
