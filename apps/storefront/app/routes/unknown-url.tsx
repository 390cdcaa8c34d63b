import { notFound } from "./not-found-response.ts";

export function loader(): never {
  throw notFound();
}

/** Never rendered: the loader always responds with 404, and `root.tsx` shows `shell/screens/not-found-screen.tsx`. */
export default function PageNotFound() {
  return null;
}
