import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";

/**
 * The server renders the banner with the page: it is the same for everyone and changes only when it is published, so
 * the first paint has it and nothing moves. Only its buttons need code.
 */
export const MiniBannerHost = hydrateLater(
  async () => (await import("./mini-banner.tsx")).MiniBanner,
);
