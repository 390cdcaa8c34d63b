import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { recoverCart } from "./recover-cart.ts";

/** A line that broke takes the cart along only until it is back: its address is not in the browser any more. */
async function follows(token: string): Promise<void> {
  if (await recoverCart(token)) return;
  const again = new AbortController();
  const retry = () => {
    again.abort();
    void follows(token);
  };
  for (const event of ["online", "focus"]) addEventListener(event, retry, { signal: again.signal });
}

/** The address of a reminder names a cart behind its hash. It leaves the address at once: nobody else is to read it. */
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
