import { formatMoney } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Badge, buttonClass, PanelPart } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Order, OrderLine } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { InstallerFiles } from "../../licensing/installers/installer-files.tsx";
import { Licence } from "./order-licence.tsx";
import { PlanTerms } from "./plan-terms.tsx";

/** What was bought, each with its licences or with what its plan costs next. */
export function OrderLines({ order }: { order: Order }) {
  const { currency, lines } = order;
  return lines.map((line) => (
    <PanelPart key={line.path}>
      <div className="@container">
        <LineHead line={line} currency={currency} />
        {line.plan === null ? null : (
          <p className="mt-4 rounded-16 border border-line bg-background/60 px-4 py-3 text-14 text-muted">
            <PlanTerms plan={line.plan} currency={currency} />
          </p>
        )}
        <Licences line={line} />
        <Installers line={line} />
        <GivenAway count={line.givenAway} />
      </div>
    </PanelPart>
  ));
}

interface LineHeadProps {
  line: OrderLine;
  currency: Order["currency"];
}

function LineHead({ line, currency }: LineHeadProps) {
  const language = useLanguage();
  const { name, quantity, total, isFreebie, type, refundedAt } = line;
  const isFree = isFreebie || (type === "trial" && total === 0);
  return (
    <div className="flex items-center gap-4">
      <div className="w-20 shrink-0">
        <ProductImage pid={line.pid} sizes="5rem" />
      </div>
      <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-16 font-semibold">
        <span>
          {name}
          {quantity === 1 ? null : <span className="text-muted"> × {quantity}</span>}
          {isFreebie ? (
            <span className="block text-14 font-normal text-muted">
              <Trans>Your gift</Trans>
            </span>
          ) : null}
        </span>
        <span className="flex items-center gap-3 tabular-nums">
          {refundedAt === null ? null : (
            <Badge tone="neutral">
              <Trans>Refunded</Trans>
            </Badge>
          )}
          {isFree ? (
            <span className="text-success">
              <Trans>Free</Trans>
            </span>
          ) : (
            <span className={refundedAt === null ? "" : "text-muted line-through"}>
              {formatMoney({ amount: total, currency }, language)}
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

function Licences({ line: { name, licences } }: { line: OrderLine }) {
  if (licences.length === 0) return null;
  const isBundle = licences.some((licence) => licence.name !== name);
  return (
    <ol className="mt-4 grid gap-5">
      {licences.map((licence) => (
        <Licence key={licence.serial} licence={licence} named={isBundle} />
      ))}
    </ol>
  );
}

/** The files of what was bought, each product once; of a plan, the page that has them. */
function Installers({ line }: { line: OrderLine }) {
  const byName = new Map(line.licences.map(({ name, installer }) => [name, installer]));
  const files = [...byName].flatMap(([name, installer]) =>
    installer === null ? [] : [{ name, installer }],
  );
  if (files.length === 0) return <DownloadPages line={line} />;
  return (
    <ul className="mt-4 grid gap-4">
      {files.map(({ name, installer }) => (
        <li key={name}>
          {files.length === 1 ? null : <p className="mb-2 text-14 font-semibold">{name}</p>}
          <InstallerFiles name={name} installer={installer} />
        </li>
      ))}
    </ul>
  );
}

function DownloadPages({ line: { downloads } }: { line: OrderLine }) {
  const language = useLanguage();
  if (downloads.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {downloads.map(({ slug, product, name }) => (
        <Link
          key={slug}
          to={{
            pathname: linkTo("SoftwareDownload", { slug }, language),
            hash: product === null ? "" : `#${product}`,
          }}
          className={`${buttonClass("secondary", "small")} max-sm:w-full`}
        >
          <Trans>Download {name}</Trans>
        </Link>
      ))}
    </p>
  );
}

function GivenAway({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-4 text-14 text-muted">
      <Plural
        value={count}
        one="This license was transferred to someone else."
        other="# licenses were transferred to someone else."
      />
    </p>
  );
}
