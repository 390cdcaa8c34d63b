import { useEffect, useId, useRef, type ReactNode } from "react";

/** One way to pay for the product. */
export interface CardOffer {
  /** Which way, in a word or two: one payment, by the year, by the month. */
  kind: ReactNode;
  /** The amount, with what it is paid for: by the month, by the year. */
  price: ReactNode;
  /** What it cost before. */
  was?: ReactNode;
  /** What is saved. */
  pill?: ReactNode;
  /** A word or two beside the price. */
  label?: ReactNode;
  /** What will be charged, and when. */
  note?: ReactNode;
  /** What happens after that. */
  timeline?: ReactNode;
  action?: ReactNode;
  /** What this way holds, where it is not the same for all. */
  content?: ReactNode;
}

/** The choice between month and year. */
interface BillingOffers {
  monthly: CardOffer;
  annual: CardOffer;
  /** Names of the choice and of its two ends. */
  words: { period: string; monthly: string; annual: string };
  /** When it turns true, the card shows the year again. */
  reset?: boolean;
}

export interface ProductCardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Set off at its head: why this one. */
  banner?: ReactNode;
  image?: ReactNode;
  /** One way to pay, or the choice between two. */
  offer: CardOffer | BillingOffers;
  /** What it holds. */
  children?: ReactNode;
}

/** A product with its price, what that will cost when, and the one thing to press. */
export function ProductCard({ title, subtitle, banner, image, offer, children }: ProductCardProps) {
  return (
    <article className="group/card relative flex h-full min-w-0 flex-col gap-6 rounded-24 border border-line bg-surface-1 p-5 has-data-banner:border-family/60 sm:p-7">
      {banner === undefined ? null : (
        <p
          data-banner=""
          className="absolute -top-3.5 left-5 inline-flex min-h-7 items-center rounded-full bg-family px-3 font-mono text-12 font-semibold text-ink sm:left-7"
        >
          {banner}
        </p>
      )}
      {image}
      <header>
        <h3 className="text-22">{title}</h3>
        {subtitle === undefined ? null : <p className="mt-1.5 text-14 text-muted">{subtitle}</p>}
      </header>
      {"annual" in offer ? (
        <>
          <BillingToggle words={offer.words} reset={offer.reset === true} />
          <Offer offer={offer.annual} className={whenAnnual} />
          <Offer offer={offer.monthly} className={whenMonthly} />
        </>
      ) : (
        <Offer offer={offer} className="flex" />
      )}
      {children}
    </article>
  );
}

// The choice lives in the radio buttons and is shown by CSS: it works before any script has loaded.
const whenAnnual = "flex group-has-[[value=monthly]:checked]/card:hidden";
const whenMonthly = "hidden group-has-[[value=monthly]:checked]/card:flex";

function Offer({ offer, className }: { offer: CardOffer; className: string }) {
  return (
    <div className={`${className} flex-1 flex-col`}>
      <p className="font-mono text-12 text-muted">{offer.kind}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-48 font-[650] tracking-display">{offer.price}</p>
        {offer.was === undefined ? null : (
          <p className="text-18 text-faint line-through">{offer.was}</p>
        )}
        {offer.pill}
        {offer.label}
      </div>
      {offer.note === undefined ? null : (
        <p className="mt-3 max-w-[48ch] text-14 text-muted">{offer.note}</p>
      )}
      {offer.timeline === undefined ? null : (
        <div className="mt-5 border-t border-line pt-5">{offer.timeline}</div>
      )}
      {offer.action === undefined ? null : (
        // Cards beside each other end with what is pressed; above a list it stands close to its price.
        <div className={`grid gap-2 pt-6 *:w-full ${offer.content === undefined ? "mt-auto" : ""}`}>
          {offer.action}
        </div>
      )}
      {offer.content}
    </div>
  );
}

interface BillingToggleProps {
  words: BillingOffers["words"];
  reset: boolean;
}

function BillingToggle({ words, reset }: BillingToggleProps) {
  const name = useId();
  const annual = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (reset && annual.current !== null) annual.current.checked = true;
  }, [reset]);

  return (
    <fieldset className="flex self-start rounded-full bg-surface-2 p-1">
      <legend className="sr-only">{words.period}</legend>
      <label className={period}>
        <input type="radio" name={name} value="monthly" className="sr-only" />
        {words.monthly}
      </label>
      <label className={period}>
        <input
          ref={annual}
          type="radio"
          name={name}
          value="annual"
          defaultChecked
          className="sr-only"
        />
        {words.annual}
      </label>
    </fieldset>
  );
}

const period =
  "relative flex min-h-10 cursor-pointer items-center rounded-full px-4 text-14 text-muted transition-colors duration-150 hover:text-text has-checked:bg-surface-3 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:px-5";
