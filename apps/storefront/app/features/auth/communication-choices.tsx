import { Skeleton } from "@autotune/ui";
import { useSearchParams } from "react-router";
import { useIsAlive } from "../../document/use-is-alive.ts";
import { LinkedChoices } from "./linked-choices.tsx";
import { OwnChoices } from "./own-choices.tsx";

/** By a signed link, whoever is signed in; without one, of whoever is. */
export function CommunicationChoices() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  if (!useIsAlive()) return <Skeleton className="h-80 w-full rounded-24" />;
  return token === "" ? <OwnChoices /> : <LinkedChoices key={token} token={token} />;
}
