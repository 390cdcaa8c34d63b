import { cartProducts, type Cart, type CartItem, type CartProduct } from "@autotune/commerce";
import { Button, Skeleton } from "@autotune/ui";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { takeFreebies } from "../cart/cart-actions.ts";
import { useCart } from "../cart/cart.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { closeOfferDialog, useOfferDialog } from "../cart/offer-dialog-store.ts";
import { chooseInGroup, findGiftChoice, firstGifts, type GiftChoice } from "./choose-gifts.ts";
import { GiftBox } from "./gift-box.tsx";
import { GiftRadios } from "./gift-radios.tsx";

/** Offers a choice of gifts with a product that was added to the cart. */
export function FreebieDialog() {
  const { t } = useLingui();
  const { dialog, open } = useOfferDialog();
  const parent = useCart(({ cart }) =>
    dialog?.kind === "freebies" ? cart.products[dialog.parentPath] : undefined,
  );
  const isGone = open && dialog?.kind === "freebies" && parent === undefined;

  useEffect(() => {
    // Another tab has removed the product: resolve for the waiting caller.
    if (isGone) closeOfferDialog();
  }, [isGone]);

  if (parent === undefined) return null;
  const { name } = parent;
  return (
    <Dialog
      open={open}
      onClose={closeOfferDialog}
      title={<Trans>Your gift with {name}</Trans>}
      description={<Trans>Free with your purchase. Choose what you’ll use.</Trans>}
      closeLabel={t`Close`}
    >
      <Gifts key={parent.path} parent={parent} />
    </Dialog>
  );
}

/** The gifts' data is in the catalogue, which may still be loading. */
function Gifts({ parent }: { parent: CartProduct }) {
  const { status, products } = useCatalogue();
  const choice = findGiftChoice(parent.freebies, (path) => products.get(path));
  const isEmpty = choice.groups.length + choice.boxes.length === 0;

  useEffect(() => {
    if (status === "loading") void loadCatalogue();
    // All of them are gone: there is nothing to choose.
    if (status === "ready" && isEmpty) takeGifts(parent.path, []);
    if (status === "failed") closeOfferDialog();
  }, [status, isEmpty, parent.path]);

  if (status !== "ready" || isEmpty) return <Skeleton className="h-56 w-full rounded-16" />;
  return <Choice parent={parent} choice={choice} />;
}

function Choice({ parent, choice }: { parent: CartProduct; choice: GiftChoice }) {
  const { cart } = useCart();
  const [chosen, setChosen] = useState(() =>
    firstGifts(choice, parent.freebiesChosen ? givenPaths(cart) : undefined),
  );
  const confirm = () => {
    const gifts = [...choice.groups.flatMap(({ gifts: ofGroup }) => ofGroup), ...choice.boxes];
    takeGifts(
      parent.path,
      gifts.filter(({ freebie }) => chosen.has(freebie.path)).map(({ item }) => item),
    );
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {choice.groups.map((group) => (
        <GiftRadios
          key={group.group}
          group={group}
          chosen={chosen}
          onChoose={(path) => setChosen(chooseInGroup(chosen, group, path))}
        />
      ))}
      {choice.boxes.map((gift) => (
        <GiftBox
          key={gift.freebie.path}
          gift={gift}
          checked={chosen.has(gift.freebie.path)}
          onChange={(checked) => {
            const next = new Set(chosen);
            if (checked) next.add(gift.freebie.path);
            else next.delete(gift.freebie.path);
            setChosen(next);
          }}
        />
      ))}
      <Button type="submit" wide>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}

function takeGifts(parentPath: string, items: CartItem[]): void {
  takeFreebies(parentPath, items);
  closeOfferDialog({ chosen: true });
}

function givenPaths(cart: Cart): string[] {
  return cartProducts(cart)
    .filter(({ isFreebie }) => isFreebie)
    .map(({ path }) => path);
}
