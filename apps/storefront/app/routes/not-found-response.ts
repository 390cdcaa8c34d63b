import { data } from "react-router";

/** Thrown by a loader; the document root shows it as the not-found screen with status 404. */
export function notFound() {
  return data(null, { status: 404 });
}
