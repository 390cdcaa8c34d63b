import { linkTo } from "@autotune/routes";
import { Button, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import {
  fetchCommunications,
  saveCommunications,
  type Communications,
} from "../api/communications.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { ChoiceSwitches } from "./choice-switches.tsx";
import { ChoicesUnreachable } from "./choices-unreachable.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { isFailure } from "../../../platform/failures/request-failure.ts";

type Loaded = Communications | "loading" | "expired" | "unreachable";

/** The choices of a signed link's recipient, without a sign-in. */
export function LinkedChoices({ token }: { token: string }) {
  const [loaded, setLoaded] = useState<Loaded>("loading");

  useEffect(() => {
    if (loaded !== "loading") return;
    const left = new AbortController();
    void fetchCommunications(token, left.signal).then((result) => {
      if (!left.signal.aborted) setLoaded(result ?? "unreachable");
    });
    return () => left.abort();
  }, [token, loaded]);

  // Another tab, or an email client's unsubscribe button, may have changed them while this tab was in the background.
  useEffect(() => {
    const left = new AbortController();
    const refresh = () => {
      if (document.visibilityState !== "visible") return;
      void fetchCommunications(token, left.signal).then((result) => {
        if (typeof result === "object" && !left.signal.aborted) setLoaded(result);
      });
    };
    document.addEventListener("visibilitychange", refresh, { signal: left.signal });
    return () => left.abort();
  }, [token]);

  switch (loaded) {
    case "loading":
      return <Skeleton className="h-80 w-full rounded-24" />;
    case "expired":
      return <Expired />;
    case "unreachable":
      return <ChoicesUnreachable onRetry={() => setLoaded("loading")} />;
    default:
      return (
        <ChoiceSwitches
          email={loaded.email}
          hasAccount={loaded.hasAccount}
          choices={loaded}
          onChoose={async (change, now) => {
            const saved = await saveCommunications(token, { ...loaded, ...now }, change);
            if (!isFailure(saved)) setLoaded(saved);
            return saved;
          }}
        />
      );
  }
}

function Expired() {
  const own = linkTo("CommunicationPreferences", {}, useLanguage());
  const navigate = useNavigate();
  return (
    <LinkResult
      title={<Trans>This link no longer works.</Trans>}
      actions={
        <Button onClick={() => openSignIn({ goOn: () => void navigate(own) })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>
        It’s incomplete or out of date. Use the link in our latest email, or sign in to change your
        preferences.
      </Trans>
    </LinkResult>
  );
}
