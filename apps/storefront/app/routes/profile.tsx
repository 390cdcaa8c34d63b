import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { ProfilePanels } from "../features/identity/profile/profile-panels.tsx";
import { SettingsNav } from "../features/identity/profile/settings-nav.tsx";
import { YourData } from "../features/privacy/your-data.tsx";
import { SecurityPanels } from "../features/identity/security/security-panels.tsx";

export const meta: MetaFunction = ({ location }) => unlistedMeta(location.pathname, msg`Profile`);

/** Short panels are side by side where there is room. */
const part = "grid scroll-mt-24 gap-5 lg:grid-cols-2";

/** `/my-account/profile` */
export default function Profile() {
  return (
    <AccountFrame title={<Trans>Account Settings</Trans>}>
      <SettingsNav />
      <div id="details" className={part}>
        <ProfilePanels />
      </div>
      <div id="security" className={part}>
        <SecurityPanels />
      </div>
      <div id="your-data" className={part}>
        <YourData />
      </div>
    </AccountFrame>
  );
}
