import { linkTo } from "@autotune/routes";
import { Button, buttonClass, CopyField, Panel, PanelPart } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Redeemed, RedeemedLicence } from "../api/redeem-code.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { CartGift } from "./cart-gift.tsx";

interface RedeemedPanelProps {
  redeemed: Redeemed;
  /** To redeem the next one of several cards. */
  onNext: () => void;
}

/** What the person got, and where to continue. */
export function RedeemedPanel({ redeemed, onNext }: RedeemedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { dealer, isRepeated } = redeemed;
  return (
    <Panel
      headingRef={heading}
      aside={dealer}
      title={
        isRepeated ? (
          <Trans>You’ve already redeemed this code.</Trans>
        ) : (
          <Trans>Code redeemed.</Trans>
        )
      }
    >
      {redeemed.kind === "licence" ? (
        <LicenceGift licences={redeemed.licences} isRepeated={isRepeated} />
      ) : (
        <PanelPart>
          <CartGift gift={redeemed} />
        </PanelPart>
      )}
      <PanelPart>
        <Button variant="quiet" size="small" onClick={onNext}>
          <Trans>Redeem another code</Trans>
        </Button>
      </PanelPart>
    </Panel>
  );
}

interface LicenceGiftProps {
  licences: readonly RedeemedLicence[];
  isRepeated: boolean;
}

function LicenceGift({ licences, isRepeated }: LicenceGiftProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      {licences.map(({ name, pid, serial }) => (
        <PanelPart key={serial}>
          <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <div className="max-w-36 overflow-hidden rounded-10 max-sm:hidden">
              <ProductImage pid={pid} sizes="144px" />
            </div>
            <div className="grid min-w-0 gap-3">
              <h3 className="text-22">{name}</h3>
              <CopyField
                label={t`Serial number`}
                value={serial}
                texts={{ copy: t`Copy`, copied: t`Copied` }}
              />
              <div className="flex flex-wrap gap-3">
                <Link
                  to={`${linkTo("Overview", {}, language)}?licence=${encodeURIComponent(serial)}`}
                  className={buttonClass("primary", "small")}
                >
                  <Trans>View license</Trans>
                </Link>
                <Link
                  to={linkTo("SoftwareDownload", {}, language)}
                  className={buttonClass("secondary", "small")}
                >
                  <Trans>Download</Trans>
                </Link>
              </div>
            </div>
          </div>
        </PanelPart>
      ))}
      {isRepeated ? null : (
        <PanelPart>
          <p className="text-14 text-muted">
            <Trans>Your serial number and activation details are on their way by email.</Trans>
          </p>
        </PanelPart>
      )}
      {licences.length === 0 ? (
        <PanelPart>
          <p className="text-16 text-muted">
            <Trans>The license from this code is no longer in your account.</Trans>
          </p>
        </PanelPart>
      ) : null}
    </>
  );
}
