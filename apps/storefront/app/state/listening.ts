import { create } from "zustand";

/** Which of the page's players is heard: one at a time. */
export const useListening = create<{ player: string | undefined }>(() => ({ player: undefined }));

export function startListening(player: string): void {
  useListening.setState({ player });
}

/** Another one may have begun since: that one goes on. */
export function stopListening(player: string): void {
  if (useListening.getState().player === player) useListening.setState({ player: undefined });
}
