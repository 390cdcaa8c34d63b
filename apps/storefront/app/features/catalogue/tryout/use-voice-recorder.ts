import { useEffect, useState } from "react";
import { createVoiceRecorder, type VoiceRecorder } from "./create-voice-recorder.ts";

/** Levels and time are read by whoever draws them, because they change with every frame. */
export function useVoiceRecorder(): VoiceRecorder {
  const [recorder] = useState(() =>
    createVoiceRecorder(async (listener) => {
      const { recordVoice } = await import("./record-voice.ts");
      return recordVoice(listener);
    }),
  );
  useEffect(() => recorder.cancel, [recorder]);
  return recorder;
}
