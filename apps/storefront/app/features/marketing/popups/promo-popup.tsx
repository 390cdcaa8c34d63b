import { routeOfPath } from "@autotune/routes";
import { buttonClass, PitchLine, Skeleton } from "@autotune/ui";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PublishedHtml } from "../../content/reading/published-html.tsx";
import { siteHref } from "../../content/reading/site-href.ts";
import { recordClosedPromo, useLastPromo } from "./last-promo.ts";
import { closePromoPopup, usePromoPopup } from "./open-promo-popup.ts";
import { splitPopup } from "./split-popup.ts";
import { draftId, usePopup } from "./use-popup.ts";

interface PromoPopupProps {
  /** Replaces an editor's link to the newsletter page: visitors can sign up right here. */
  newsletterForm: ReactNode;
}

/** The promotional popup. Opened by the visitor, it also shows loading and failure. */
export function PromoPopup({ newsletterForm }: PromoPopupProps) {
  const { t } = useLingui();
  const openedBy = usePromoPopup((state) => state.openedBy);
  const isOpen = openedBy !== undefined;
  const found = usePopup(isOpen);
  const id = found.kind === "some" ? found.popup.id : undefined;
  const close = () => {
    if (id !== undefined && id !== draftId) recordClosedPromo(id);
    closePromoPopup();
  };
  useClosingElsewhere(close, openedBy === "shop" ? id : undefined);
  useEffect(() => {
    const isNothing = found.kind === "none" || (found.kind === "failed" && openedBy === "shop");
    if (isOpen && isNothing) closePromoPopup();
  }, [isOpen, openedBy, found.kind]);

  // Opened by itself, it appears only with its content.
  if (openedBy === "shop" && found.kind !== "some") return null;

  const shell = (title: ReactNode, children: ReactNode) => (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      closeLabel={t`Close`}
      family="subscriptions"
    >
      {children}
    </Dialog>
  );

  switch (found.kind) {
    case "none":
      return null;
    case "unknown":
      return shell(t`Loading…`, <Skeleton className="h-32" />);
    case "failed":
      return shell(
        t`Something went wrong.`,
        <p className="text-muted">
          <Trans>
            There has been an error retrieving this content. We apologize for the inconvenience.
          </Trans>
        </p>,
      );
    case "some": {
      const { headline, text, action } = splitPopup(found.popup.content);
      return shell(
        headline === "" ? t`Offer` : <span dangerouslySetInnerHTML={{ __html: headline }} />,
        <>
          <PitchLine variant="divider" />
          <PublishedHtml
            html={text}
            onLeave={close}
            className="space-y-3 pt-4 text-muted [&_:is(h2,h3)]:text-22 [&_:is(h2,h3)]:text-text [&_a]:text-text [&_a]:underline [&_a]:underline-offset-3 [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc"
          />
          {action === undefined ? null : (
            <div className="pt-7">
              {routeOfPath(action.href) === "NewsletterSignup" ? (
                newsletterForm
              ) : (
                <PopupAction {...action} onLeave={close} />
              )}
            </div>
          )}
        </>,
      );
    }
  }
}

/** Going to another page, and closing it in another tab, close it here too. */
function useClosingElsewhere(close: () => void, id: string | undefined): void {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  const isClosed = useLastPromo(({ closed }) => id !== undefined && closed.includes(id));
  const leave = useEffectEvent(close);
  useEffect(() => {
    const hasMoved = shownOn.current !== pathname;
    shownOn.current = pathname;
    if ((hasMoved && usePromoPopup.getState().openedBy !== undefined) || isClosed) leave();
  }, [pathname, isClosed]);
}

interface PopupActionProps {
  href: string;
  label: string;
  onLeave: () => void;
}

function PopupAction({ href, label, onLeave }: PopupActionProps) {
  const language = useLanguage();
  const look = `${buttonClass("primary")} w-full`;
  if (!href.startsWith("/"))
    return (
      <a href={href} rel="noreferrer" className={look} onClick={onLeave}>
        {label}
      </a>
    );
  return (
    <Link to={siteHref(href, language)} className={look} onClick={onLeave}>
      {label}
    </Link>
  );
}
