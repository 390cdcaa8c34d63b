import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";

export const PageEndHost = hydrateLater(async () => (await import("./page-end.tsx")).PageEnd);
