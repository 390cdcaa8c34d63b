import { create } from "zustand";

export interface NotificationInput {
  kind: "success" | "info" | "warning" | "error";
  text: string;
  /** Where to find out more. */
  link?: { readonly to: string; readonly text: string };
  /** A newer message on the same topic replaces it. */
  topic?: "offline";
  /** How long it stays. Without it an error stays until it is closed, everything else ten seconds. */
  seconds?: number;
}

export interface Notification extends NotificationInput {
  readonly id: number;
}

const defaultSeconds: Record<Notification["kind"], number | undefined> = {
  success: 10,
  info: 10,
  warning: 10,
  error: undefined,
};

/** How long it stays; an error without a time of its own until it is closed. */
export function secondsOf({ kind, seconds = defaultSeconds[kind] }: Notification) {
  return seconds;
}

const mostVisible = 3;
let lastId = 0;

/** Oldest first. */
export const useNotifications = create<{ shown: readonly Notification[] }>(() => ({ shown: [] }));

/** Shows a short message over the page. One too many closes the oldest. */
export function notify(input: NotificationInput): void {
  lastId += 1;
  const id = lastId;
  const { topic } = input;
  if (topic !== undefined) closeTopic(topic);
  useNotifications.setState(({ shown }) => ({
    shown: [...shown, { id, ...input }].slice(-mostVisible),
  }));
}

export function closeTopic(topic: NonNullable<NotificationInput["topic"]>): void {
  useNotifications.setState(({ shown }) => ({
    shown: shown.filter((one) => one.topic !== topic),
  }));
}

export function closeNotification(id: number): void {
  useNotifications.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
}
