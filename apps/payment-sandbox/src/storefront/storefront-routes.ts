import { readFile } from "node:fs/promises";
import type { App, Context } from "../app.ts";
import { accountPage } from "./account-page.ts";
import { builderRoutes } from "./builder-routes.ts";
import { frameRoutes } from "./frame-routes.ts";
import { invoicePage } from "./invoice-page.ts";
import { htmlPage, messagePage } from "./html.ts";
import { textsFor } from "./texts/texts.ts";

const files = [
  {
    path: "/sbl/fastspring-builder.min.js",
    file: "fastspring-builder.js",
    type: "text/javascript",
  },
  { path: "/assets/checkout.js", file: "checkout.js", type: "text/javascript" },
  { path: "/assets/base.css", file: "base.css", type: "text/css" },
  { path: "/assets/checkout.css", file: "checkout.css", type: "text/css" },
];

/** What browsers load: the script, and the checkout of each storefront at its own host. */
export async function storefrontRoutes(app: App, context: Context): Promise<void> {
  for (const { path, file, type } of files) {
    const content = await readFile(new URL(`../browser/${file}`, import.meta.url));
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("cache-control", "no-cache")
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin")
        .header("x-content-type-options", "nosniff")
        .send(content),
    );
  }
  for (const storefront of context.storefronts)
    await app.register(
      async (scope) => {
        // Two storefronts may have the same path at different hosts.
        scope.addHook("onRoute", (route) => {
          route.constraints = { host: storefront.host };
        });
        await scope.register(async (inner) => builderRoutes(inner, context, storefront));
        await scope.register(async (inner) => frameRoutes(inner, context, storefront));
      },
      { prefix: `/${storefront.path}` },
    );
  await app.register(async (scope) => accountPage(scope, context));
  await app.register(async (scope) => invoicePage(scope, context));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.headers.accept?.includes("text/html") === true;
    // A page that names a storefront we do not have must be able to read so.
    if (!wantsPage)
      return reply
        .status(404)
        .header("access-control-allow-origin", "*")
        .send({ error: "Not found" });
    return htmlPage(reply.status(404), messagePage(textsFor("en"), "unknown"));
  });
}
