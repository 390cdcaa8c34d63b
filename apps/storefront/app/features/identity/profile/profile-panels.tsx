import { Fragment } from "react";
import { useUser } from "../session/user-store.ts";
import { PostalAddressPanel } from "./postal-address-panel.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { EmailPreferencesPanel } from "./email-preferences-panel.tsx";

/** The person's profile, each part edited in place. */
export function ProfilePanels() {
  const user = useUser((state) => state.user);
  if (user === null) return null;
  return (
    // A draft must not carry over to the next person.
    <Fragment key={user.id}>
      <div className="col-span-full">
        <DetailsPanel user={user} />
      </div>
      <PostalAddressPanel user={user} />
      <EmailPreferencesPanel user={user} />
    </Fragment>
  );
}
