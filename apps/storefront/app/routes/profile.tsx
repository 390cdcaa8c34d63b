import { pageTitle, routeTitle } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { AccountFrame } from "../features/account/account-frame.tsx";
import { PersonalFacts } from "../features/account/personal-facts.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("Profile")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account/profile` */
export default function Profile() {
  return (
    <AccountFrame title={<Trans>Account Settings</Trans>}>
      <PersonalFacts />
    </AccountFrame>
  );
}
