import { readWebSettings } from "@autotune/server/environment";
import { createWeb } from "@autotune/server/create-web";

/**
 * The web process as it is, but that every request finds Home changed and must render it anew. Without the commit of a
 * publication, which goes through the content of the whole site in eight languages and is no part of a render.
 */
const settings = readWebSettings(process.env);
const app = await createWeb(settings);
let version = 1e9;
app.addHook("onRequest", (_request, _reply, done) => {
  const home = app.content.find("pages", "home", "en");
  if (home !== undefined) {
    app.content.put("pages", "pages/home/en", (version += 1), home);
    app.content.revision += 1;
  }
  done();
});
await app.listen({ host: settings.HOST, port: settings.PORT });
