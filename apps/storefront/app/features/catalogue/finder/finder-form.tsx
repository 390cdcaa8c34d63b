import { cheapestOf, makes, spends, type Make, type Spend } from "@autotune/commerce";
import type { Family, ListedProductView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductPrice } from "../prices/product-price.tsx";
import { makeWords, spendWords } from "./answer-labels.ts";
import { hostKey, otherHost, type Answers, type Host } from "./finder-query.ts";
import { FinderChoice } from "./finder-choice.tsx";
import { MakeGlyph } from "./make-glyph.tsx";
import { useCheckedRadios } from "./use-checked-radios.ts";

interface FinderFormProps {
  answers: Answers;
  hosts: readonly Host[];
  products: readonly ListedProductView[];
  /** All questions are answered: another answer changes the result at once. */
  isAnswered: boolean;
}

/** The hue of the family in which most of an answer's products are. */
const families: Readonly<Record<Make, Family>> = {
  sing: "auto-tune",
  rap: "auto-tune",
  harmonies: "creative-vocal-effects",
  effects: "creative-vocal-effects",
  beats: "auto-tune",
  mix: "ai-powered-vocal-chain",
  live: "auto-tune",
  speech: "ai-powered-vocal-chain",
  everything: "subscriptions",
};

/** Three questions. A form of the browser: the answers go into the URL, with or without a script. */
export function FinderForm({ answers, hosts, products, isAnswered }: FinderFormProps) {
  const { i18n } = useLingui();
  const submit = useSubmit();
  const form = useCheckedRadios(answers);
  return (
    <Form
      ref={form}
      preventScrollReset
      onChange={(event) => {
        if (isAnswered)
          void submit(event.currentTarget, { preventScrollReset: true, replace: true });
      }}
      className="grid gap-14 sm:gap-18"
    >
      <Question number={1} title={<Trans>What do you make?</Trans>}>
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          {makes.map((make) => (
            <div key={make} data-family={families[make]} className="grid">
              <FinderChoice
                name="make"
                value={make}
                isChosen={make === answers.make}
                look="card"
                image={<MakeGlyph make={make} />}
                title={i18n._(makeWords[make].title)}
                detail={i18n._(makeWords[make].detail)}
              />
            </div>
          ))}
        </div>
      </Question>
      <Question number={2} title={<Trans>What do you record in?</Trans>}>
        <div className="flex flex-wrap gap-2 sm:gap-2.5">
          {hosts.map((host) => (
            <FinderChoice
              key={host.name}
              name="record"
              value={hostKey(host)}
              isChosen={hostKey(host) === answers.record}
              look="pill"
              title={host.name}
            />
          ))}
          <FinderChoice
            name="record"
            value={otherHost}
            isChosen={answers.record === otherHost}
            look="pill"
            title={<Trans>Something else, or nothing yet</Trans>}
          />
        </div>
      </Question>
      <Question number={3} title={<Trans>How do you want to pay?</Trans>}>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          {spends.map((spend) => (
            <FinderChoice
              key={spend}
              name="spend"
              value={spend}
              isChosen={spend === answers.spend}
              look="card"
              title={i18n._(spendWords[spend])}
              detail={<SpendDetail spend={spend} products={products} />}
            />
          ))}
        </div>
      </Question>
      <p>
        <button type="submit" className={`${buttonClass("primary")} max-sm:w-full sm:min-w-56`}>
          <Trans>Find mine</Trans>
        </button>
      </p>
    </Form>
  );
}

interface QuestionProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

function Question({ number, title, children }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-baseline gap-4 pb-6 font-display text-28 font-[650] tracking-heading">
        <span aria-hidden="true" className="font-mono text-14 font-medium text-family">
          {number}/3
        </span>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** What it costs, from the catalogue. */
function SpendDetail({ spend, products }: Pick<FinderFormProps, "products"> & { spend: Spend }) {
  const language = useLanguage();
  const ofType = (type: "perpetual" | "subscription") =>
    products.filter((product) => product.type === type);
  const dearest = ofType("perpetual").reduce<ListedProductView | undefined>(
    (most, one) => (most === undefined || one.prices.USD > most.prices.USD ? one : most),
    undefined,
  );
  const shown = {
    little: cheapestOf(ofType("perpetual")),
    once: undefined,
    monthly: cheapestOf(ofType("subscription")),
    best: dearest,
  }[spend];
  if (shown === undefined) return <Trans>A license with no end date</Trans>;
  return spend === "best" ? (
    <Trans>
      Up to <ProductPrice product={shown} language={language} />
    </Trans>
  ) : (
    <Trans>
      From <ProductPrice product={shown} language={language} />
    </Trans>
  );
}
