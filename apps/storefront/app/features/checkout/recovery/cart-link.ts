import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { recoverCart } from "./recover-cart.ts";

/** Retries when the connection is back, for this page only: the URL no longer holds the token. */
async function follows(token: string): Promise<void> {
  if (await recoverCart(token)) return;
  const again = new AbortController();
  const retry = () => {
    again.abort();
    void follows(token);
  };
  for (const event of ["online", "focus"]) addEventListener(event, retry, { signal: again.signal });
}

/** A reminder's URL names a cart in its hash. The hash is removed at once: no other script is to read it. */
export function CartLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const token = /^#cart=([\w.-]*)/.exec(hash)?.[1];

  const follow = useEffectEvent((named: string) => {
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    void follows(named);
  });

  useEffect(() => {
    if (token !== undefined) follow(token);
  }, [token]);

  return null;
}
