import { create } from "zustand";

/** The player of the page that plays: one at a time. */
export const useListening = create<{ player: string | undefined }>(() => ({ player: undefined }));

export function startListening(player: string): void {
  useListening.setState({ player });
}

/** Another one may have started since: it plays on. */
export function stopListening(player: string): void {
  if (useListening.getState().player === player) useListening.setState({ player: undefined });
}
