import { notFound } from "./not-found-response.ts";

export function loader(): never {
  throw notFound();
}

/** Never drawn: the loader always answers that there is no such page. */
export default function PageNotFound() {
  return null;
}
