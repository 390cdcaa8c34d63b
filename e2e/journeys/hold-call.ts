import type { BrowserContext } from "@playwright/test";

/** Holds the next requests to a URL until the returned function is called. */
export async function holdCall(context: BrowserContext, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
