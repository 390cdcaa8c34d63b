import { create } from "zustand";

/**
 * The place of the page that says that the shop cannot be reached. Without a connection everything fails, and one message
 * is enough: the latest place says it, because the person has just acted there.
 */
export const useOfflineMessage = create<{ readonly place: string | undefined }>(() => ({
  place: undefined,
}));

/** From now on only this place says it. */
export function notifyOfflineAt(place: string): void {
  useOfflineMessage.setState({ place });
}

/** The place is gone, or has something else to say. */
export function leaveOfflineMessage(place: string): void {
  if (useOfflineMessage.getState().place === place)
    useOfflineMessage.setState({ place: undefined });
}
