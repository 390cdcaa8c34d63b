import { currencies, currencyOfCountry, type Currency } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, linkClass, Panel, PanelPart } from "@autotune/ui";
import { useCallback, type ReactNode } from "react";
import { Link } from "react-router";
import { useQuery } from "../../platform/queries/use-query.ts";
import { checkCache } from "../../features/catalogue/api/check-cache.ts";
import { readRelease } from "../../platform/api/read-release.ts";
import { useIsHydrated } from "../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../platform/i18n/language.ts";
import { chooseCountry } from "../../features/catalogue/country/choose-country.ts";
import { useCountry } from "../../features/catalogue/country/country.ts";

/** A country for each currency. */
const countryOf: Record<Currency, string> = {
  USD: "US",
  EUR: "DE",
  GBP: "GB",
  CAD: "CA",
  AUD: "AU",
  JPY: "JP",
  KRW: "KR",
  BRL: "BR",
  MXN: "MX",
  CHF: "CH",
  SEK: "SE",
  PLN: "PL",
};

const cards = [
  ["4242 4242 4242 4242", "accepted"],
  ["4000 0000 0000 0002", "declined"],
  ["4000 0000 0000 9995", "insufficient funds"],
  ["4000 0000 0000 3220", "asks to authorise first"],
  ["4000 0000 0000 0341", "accepted once, renewals fail"],
] as const;

/** For developers only, so its texts are not translated. */
export function StoreTest({ sandbox }: { sandbox: string }) {
  const language = useLanguage();
  return (
    <div className="wrap grid gap-5 pt-12 sm:pt-16 md:grid-cols-2" lang="en">
      <h1 className="col-span-full text-48">Store test</h1>
      <State />
      <Simulation />
      <Panel title="Sandbox">
        <PanelPart>
          <p className="text-14 text-muted">
            Payments go to <code className="font-mono wrap-anywhere">{sandbox}</code>. Any expiry in
            the future and any CVC will do.
          </p>
          <Facts facts={cards} />
        </PanelPart>
      </Panel>
      <Panel title="Ways">
        <PanelPart>
          <ul className="grid gap-1">
            {(["Products", "Checkout", "Overview", "SoftwareDownload"] as const).map((name) => (
              <li key={name}>
                <Link
                  to={linkTo(name, {}, language)}
                  className={`${linkClass} inline-flex min-h-8 items-center`}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </PanelPart>
      </Panel>
    </div>
  );
}

function State() {
  const isHydrated = useIsHydrated();
  const load = useCallback(async () => (await checkCache()).catalogue, []);
  const { query } = useQuery(load);
  const { country, currency } = useCountry();
  const release = isHydrated ? readRelease() : "";
  return (
    <Panel title="State">
      <PanelPart>
        <Facts
          facts={[
            ["build and cache key", release],
            ["catalogue", query.kind === "there" ? query.value : query.kind],
            ["country", isHydrated ? country : ""],
            ["currency", isHydrated ? currency : ""],
          ]}
        />
      </PanelPart>
    </Panel>
  );
}

function Simulation() {
  const isHydrated = useIsHydrated();
  const { currency: shown } = useCountry();
  return (
    <Panel title="Country and currency">
      <PanelPart>
        <p className="text-14 text-muted">Shows the whole shop as somebody there sees it.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {currencies.map((currency) => (
            <Button
              key={currency}
              size="small"
              variant={isHydrated && currency === shown ? "primary" : "secondary"}
              onClick={() => chooseCountry(countryOf[currency])}
            >
              {countryOf[currency]} {currencyOfCountry(countryOf[currency])}
            </Button>
          ))}
        </div>
      </PanelPart>
    </Panel>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-mono wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
