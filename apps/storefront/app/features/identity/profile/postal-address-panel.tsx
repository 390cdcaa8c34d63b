import type { UserResponse } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PostalAddressFields } from "./postal-address-fields.tsx";
import { postalAddressLines } from "./postal-address-lines.ts";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProfileEditing } from "./use-profile-editing.ts";

/** The person's postal address. */
export function PostalAddressPanel({ user }: { user: UserResponse }) {
  const editing = useProfileEditing(user);
  const countries = new Intl.DisplayNames(useLanguage(), { type: "region", fallback: "code" });
  const country = user.pi_country === "" ? "" : (countries.of(user.pi_country) ?? "");
  const lines = postalAddressLines(user, country);
  return (
    <ProfilePanel
      title={<Trans>Address</Trans>}
      editing={editing}
      facts={
        lines.length === 0 ? (
          <p className="max-w-[60ch] text-16 text-muted">
            <Trans>No address on file. You don’t need one to buy here.</Trans>
          </p>
        ) : (
          <address className="text-16 font-medium whitespace-pre-line not-italic wrap-anywhere">
            {lines.join("\n")}
          </address>
        )
      }
      fields={<PostalAddressFields editing={editing} />}
    />
  );
}
