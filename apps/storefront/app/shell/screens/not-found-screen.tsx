import { Trans } from "@lingui/react/macro";
import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";
import { MessageScreen } from "./message-screen.tsx";

const LostPage = hydrateLater(
  async () => (await import("../../features/content/search/lost-page.tsx")).LostPage,
);

export function NotFoundScreen() {
  return (
    <MessageScreen
      title={<Trans>We can’t find that page.</Trans>}
      text={<Trans>It may have moved, or there’s a typo in the link.</Trans>}
      below={<LostPage />}
    />
  );
}
