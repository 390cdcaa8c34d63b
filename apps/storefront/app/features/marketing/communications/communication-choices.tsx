import { Skeleton } from "@autotune/ui";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLinkParams } from "../../../platform/link-pages/use-link-params.ts";
import { LinkedChoices } from "./linked-choices.tsx";
import { OwnChoices } from "./own-choices.tsx";

/** With a signed link: the choices of its recipient. Without one: those of the signed-in person. */
export function CommunicationChoices() {
  const token = useLinkParams().get("token") ?? "";
  if (!useIsHydrated()) return <Skeleton className="h-80 w-full rounded-24" />;
  return token === "" ? <OwnChoices /> : <LinkedChoices key={token} token={token} />;
}
