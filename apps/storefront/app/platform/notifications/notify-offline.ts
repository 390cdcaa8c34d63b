import { noResponseText } from "../failures/no-response-text.ts";
import { notifyOfflineAt, useOfflineMessage } from "../failures/offline-message.ts";
import { translate } from "../i18n/translate.ts";
import { closeTopic, notify } from "./notifications.ts";

const toast = "toast";

// A form that says it takes it over.
useOfflineMessage.subscribe(({ place }) => {
  if (place !== toast) closeTopic("offline");
});

/** For what has no place of its own on the page: a message over it says that there is no connection, and no other does. */
export function notifyOffline(): void {
  notify({ kind: "error", topic: "offline", text: translate(noResponseText()), seconds: 10 });
  notifyOfflineAt(toast);
}
