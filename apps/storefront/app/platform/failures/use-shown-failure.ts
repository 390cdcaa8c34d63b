import { useEffect, useId } from "react";
import type { RequestFailure } from "./request-failure.ts";
import { leaveOfflineMessage, notifyOfflineAt, useOfflineMessage } from "./offline-message.ts";

/** The failure that a place shows: its own, unless another place already says that there is no connection. */
export function useShownFailure<Failure extends Pick<RequestFailure, "status">>(
  failure: Failure | undefined,
): Failure | undefined {
  const place = useId();
  const isLatest = useOfflineMessage((message) => message.place === place);
  useEffect(() => {
    if (failure?.status !== 0) return;
    notifyOfflineAt(place);
    return () => leaveOfflineMessage(place);
  }, [failure, place]);
  return failure?.status === 0 && !isLatest ? undefined : failure;
}
