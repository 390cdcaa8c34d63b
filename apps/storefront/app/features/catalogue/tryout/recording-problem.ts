import type { TakeProblem } from "@autotune/voice";

/** Why there is no take, or a worse one than there could be. */
export type TryoutProblem =
  | TakeProblem
  | "denied"
  | "noDevice"
  | "deviceBusy"
  | "unsupported"
  | "tooLarge"
  | "notAudio"
  | "notSaved"
  | "failed";

/** What the browser means by its refusal to open a microphone. */
export function microphoneProblem(error: unknown): TryoutProblem {
  const name = error instanceof Error ? error.name : "";
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      return "denied";
    case "NotFoundError":
    case "OverconstrainedError":
      return "noDevice";
    case "NotReadableError":
    case "AbortError":
      return "deviceBusy";
    default:
      return "unsupported";
  }
}
