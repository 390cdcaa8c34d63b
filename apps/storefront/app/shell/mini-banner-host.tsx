import { comesAliveLater } from "./comes-alive-later.tsx";

/**
 * The band is drawn with the page by the server: it is the same for everyone and changes when it is published, so
 * its place is there in the first paint and nothing moves. Only its buttons need code.
 */
export const MiniBannerHost = comesAliveLater(
  async () => (await import("./mini-banner/mini-banner.tsx")).MiniBanner,
);
