import type { UserAnswer } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../i18n/language.ts";
import { AddressFields } from "./address-fields.tsx";
import { addressLines } from "./address-lines.ts";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProfileEditing } from "./use-profile-editing.ts";

/** Where the person lives or works. */
export function AddressPanel({ user }: { user: UserAnswer }) {
  const editing = useProfileEditing(user);
  const countries = new Intl.DisplayNames(useLanguage(), { type: "region", fallback: "code" });
  const country = user.pi_country === "" ? "" : (countries.of(user.pi_country) ?? "");
  const lines = addressLines(user, country);
  return (
    <ProfilePanel
      title={<Trans>Address</Trans>}
      editing={editing}
      facts={
        lines.length === 0 ? (
          <p className="max-w-[60ch] text-16 text-muted">
            <Trans>We know none, and you need none to buy here.</Trans>
          </p>
        ) : (
          <address className="text-16 font-medium whitespace-pre-line not-italic wrap-anywhere">
            {lines.join("\n")}
          </address>
        )
      }
      fields={<AddressFields editing={editing} />}
    />
  );
}
