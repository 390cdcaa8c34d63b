let handle: (() => Promise<void>) | undefined;

/** Whoever begins sessions handles their end too: a verified call was rejected. */
export function onSessionExpired(handler: () => Promise<void>): void {
  handle = handler;
}

export async function reportSessionExpired(): Promise<void> {
  try {
    await handle?.();
  } catch {
    // The handler's code cannot be loaded: the caller still gets the status.
  }
}
