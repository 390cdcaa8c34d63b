import { readWebSettings } from "@autotune/server/environment";
import { createWeb } from "@autotune/server/create-web";

/** The web process as it is, but that every request finds Home changed and must render it anew. */
const settings = readWebSettings(process.env);
const app = await createWeb(settings);
let version = 1e9;
app.addHook("onRequest", (_request, _reply, done) => {
  const home = app.content.find("pages", "home", "en");
  if (home !== undefined) {
    app.content.put("pages", "pages/home/en", (version += 1), home);
    app.content.commit();
  }
  done();
});
await app.listen({ host: settings.HOST, port: settings.PORT });
