import { Trans } from "@lingui/react/macro";
import { MessageScreen } from "./message-screen.tsx";

export function NotFound() {
  return (
    <MessageScreen
      title={<Trans>We can’t find that page.</Trans>}
      text={<Trans>It may have moved, or there’s a typo in the link.</Trans>}
    />
  );
}
