import { hydrateLater } from "../../../platform/lazy/hydrate-later.tsx";

export const ReadingEndHost = hydrateLater(
  async () => (await import("./reading-end.tsx")).ReadingEnd,
);
