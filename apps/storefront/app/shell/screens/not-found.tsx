import { Trans } from "@lingui/react/macro";
import { MessageScreen } from "./message-screen.tsx";

export function NotFound() {
  return (
    <MessageScreen
      title={<Trans>This page never found its note.</Trans>}
      text={
        <Trans>
          There is nothing at this address. It may have moved, or the link may have a typing error.
        </Trans>
      }
    />
  );
}
