import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { MessageScreen } from "./message-screen.tsx";

export function ErrorScreen() {
  const location = useLocation();
  return (
    <MessageScreen
      title={<Trans>Something went wrong.</Trans>}
      text={
        <Trans>
          There was an error retrieving the page. Please try again later. We apologize for the
          inconvenience.
        </Trans>
      }
    >
      <Link to={location} reloadDocument className={buttonClass("primary")}>
        <Trans>Try again</Trans>
      </Link>
    </MessageScreen>
  );
}
