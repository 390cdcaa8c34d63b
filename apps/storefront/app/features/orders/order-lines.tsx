import { formatMoney } from "@autotune/commerce";
import { CopyField, PanelPart } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import type { Order } from "../../calls/read-order.ts";
import { useLanguage } from "../../i18n/language.ts";
import { ProductImage } from "../../pictures/product-image.tsx";

/** What was bought, each with its licences. */
export function OrderLines({ order }: { order: Order }) {
  const language = useLanguage();
  const { currency, lines } = order;
  return lines.map(({ path, pid, name, quantity, total, licences }) => (
    <PanelPart key={path}>
      <div className="@container">
        <p className="flex items-center gap-4">
          <span className="w-20 shrink-0">
            <ProductImage pid={pid} sizes="5rem" />
          </span>
          <span className="flex flex-1 items-baseline justify-between gap-4 text-16 font-semibold">
            <span>
              {name}
              {quantity === 1 ? null : <span className="text-muted"> × {quantity}</span>}
            </span>
            <span className="tabular-nums">
              {formatMoney({ amount: total, currency }, language)}
            </span>
          </span>
        </p>
        {licences.length === 0 ? null : (
          <ol className="mt-4 grid gap-5">
            {licences.map((licence) => (
              <Licence key={licence.serial} licence={licence} />
            ))}
          </ol>
        )}
      </div>
    </PanelPart>
  ));
}

function Licence({ licence }: { licence: Order["lines"][number]["licences"][number] }) {
  const { t } = useLingui();
  const texts = { copy: t`copy`, copied: t`copied` };
  return (
    <li className="grid gap-3 @min-[38rem]:grid-cols-[2fr_3fr]">
      <CopyField label={t`Serial number`} value={licence.serial} texts={texts} />
      <CopyField
        label={t`Authentication string`}
        value={licence.authenticationString}
        texts={texts}
      />
    </li>
  );
}
