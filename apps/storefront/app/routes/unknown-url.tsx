import { notFound } from "./not-found-response.ts";

export function loader(): never {
  throw notFound();
}

/** Never rendered: the loader always responds with 404, and the document root shows `NotFoundScreen`. */
export default function PageNotFound() {
  return null;
}
