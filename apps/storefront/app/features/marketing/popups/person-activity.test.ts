import { emptyCart } from "@autotune/commerce";
import { afterEach, expect, test, vi } from "vitest";
import {
  startListening,
  stopListening,
  useListening,
} from "../../catalogue/listening/listening.ts";
import { useCart } from "../../checkout/cart/cart.ts";
import { personActivity } from "./person-activity.ts";

afterEach(() => {
  useCart.setState({ status: "unknown", cart: emptyCart });
  useListening.setState({ player: undefined });
});

test("[POP-01] a cart that is still being read counts as filled, an empty one does not", () => {
  expect(personActivity().hasCart).toBe(true);
  useCart.setState({ status: "ready" });
  expect(personActivity().hasCart).toBe(false);
});

test("[POP-01] a cart with a line is filled", () => {
  const upgrade = { path: "upgrade" };
  useCart.setState(({ cart }) => ({
    status: "ready",
    cart: { ...cart, upgrades: [upgrade as (typeof cart.upgrades)[number]] },
  }));
  expect(personActivity().hasCart).toBe(true);
});

test("[POP-01] a person listens while a player of the page plays", () => {
  vi.stubGlobal("location", { pathname: "/" });
  expect(personActivity().isListening).toBe(false);
  startListening("hook");
  expect(personActivity().isListening).toBe(true);
  stopListening("hook");
  expect(personActivity().isListening).toBe(false);
});
