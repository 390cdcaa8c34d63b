import { comesAliveLater } from "../../platform/lazy/hydrate-later.tsx";

export const PageEndHost = comesAliveLater(async () => (await import("./page-end.tsx")).PageEnd);
