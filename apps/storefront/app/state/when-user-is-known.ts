import { useUser, type UserState } from "./user-store.ts";

/** Whether somebody is signed in, as soon as the server has said so. */
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
