import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadFirstMessages } from "./i18n/load-messages.client.ts";
import { startUser } from "./state/start-user.ts";

startUser();

await loadFirstMessages(location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
