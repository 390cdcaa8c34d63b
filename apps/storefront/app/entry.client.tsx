import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { passOnError, watchErrors } from "./platform/error-reports/watch-errors.ts";
import { loadFirstMessages } from "./platform/i18n/load-messages.client.ts";
import { leavePlacesToBrowser } from "./platform/navigation/leave-places-to-browser.ts";
import { startUser } from "./features/identity/session/start-user.ts";

watchErrors();
startUser();
leavePlacesToBrowser();

await loadFirstMessages(location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={passOnError} />
    </StrictMode>,
  );
});
