import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { passOnError, watchErrors } from "./platform/error-reports/watch-errors.ts";
import { loadFirstMessages } from "./platform/i18n/load-messages.client.ts";
import { leavePlacesToBrowser } from "./platform/navigation/leave-places-to-browser.ts";
import { settleFreshLoad } from "./platform/api/load-fresh.ts";
import { stayWhileOffline } from "./platform/navigation/stay-while-offline.ts";
import { startUser } from "./features/identity/session/start-user.ts";

watchErrors();
settleFreshLoad();
startUser();
leavePlacesToBrowser();
stayWhileOffline();

await loadFirstMessages(location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={passOnError} />
    </StrictMode>,
  );
});
