import { linkTo } from "@autotune/routes";
import { Button, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import {
  askCommunications,
  saveCommunications,
  type Communications,
} from "../../calls/communications.ts";
import { useLanguage } from "../../i18n/language.ts";
import { openSignIn } from "../../state/dialog.ts";
import { ChoiceSwitches } from "./choice-switches.tsx";
import { ChoicesUnreachable } from "./choices-unreachable.tsx";
import { LinkAnswer } from "./link-answer.tsx";

type Loaded = Communications | "loading" | "expired" | "unreachable";

/** The choices of whoever a signed link was sent to, without a sign-in. */
export function LinkedChoices({ token }: { token: string }) {
  const [loaded, setLoaded] = useState<Loaded>("loading");

  useEffect(() => {
    if (loaded !== "loading") return;
    const left = new AbortController();
    void askCommunications(token, left.signal).then((answer) => {
      if (!left.signal.aborted) setLoaded(answer ?? "unreachable");
    });
    return () => left.abort();
  }, [token, loaded]);

  // Another tab, or the button of a mail program, may have changed them while this one was in the background.
  useEffect(() => {
    const left = new AbortController();
    const askAgain = () => {
      if (document.visibilityState !== "visible") return;
      void askCommunications(token, left.signal).then((answer) => {
        if (typeof answer === "object" && !left.signal.aborted) setLoaded(answer);
      });
    };
    document.addEventListener("visibilitychange", askAgain, { signal: left.signal });
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
          onChoose={async (change) => {
            const kept = await saveCommunications(token, loaded, change);
            if (kept !== undefined) setLoaded(kept);
            return kept;
          }}
        />
      );
  }
}

function Expired() {
  const own = linkTo("CommunicationPreferences", {}, useLanguage());
  const navigate = useNavigate();
  return (
    <LinkAnswer
      title={<Trans>This link does not work any more.</Trans>}
      isAnswer={false}
      actions={
        <Button onClick={() => openSignIn({ goOn: () => void navigate(own) })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>
        A part of it got lost, or it is very old. The link of our latest mail works; or sign in, and
        choose here.
      </Trans>
    </LinkAnswer>
  );
}
