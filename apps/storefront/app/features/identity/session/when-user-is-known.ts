import { useUser, type UserState } from "./user-store.ts";

/** Resolves to whether there is a signed-in user, once that is known. */
export function whenUserIsKnown(): Promise<Exclude<UserState["status"], "unknown">> {
  const { status } = useUser.getState();
  if (status !== "unknown") return Promise.resolve(status);
  return new Promise((resolve) => {
    const stop = useUser.subscribe(({ status: now }) => {
      if (now === "unknown") return;
      stop();
      resolve(now);
    });
  });
}
