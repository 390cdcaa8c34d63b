import { comesAliveLater } from "./comes-alive-later.tsx";

export const PageEndHost = comesAliveLater(
  async () => (await import("./page-end/page-end.tsx")).PageEnd,
);
