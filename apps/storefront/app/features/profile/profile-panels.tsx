import { Fragment } from "react";
import { useUser } from "../../state/user-store.ts";
import { AddressPanel } from "./address-panel.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { LettersPanel } from "./letters-panel.tsx";

/** What somebody has told of themselves, each part to be changed in its place. */
export function ProfilePanels() {
  const user = useUser((state) => state.user);
  if (user === null) return null;
  return (
    // What one person has begun to type is nothing to the next.
    <Fragment key={user.id}>
      <div className="col-span-full">
        <DetailsPanel user={user} />
      </div>
      <AddressPanel user={user} />
      <LettersPanel user={user} />
    </Fragment>
  );
}
