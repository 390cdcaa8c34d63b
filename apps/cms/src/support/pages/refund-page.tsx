import { formatMoney } from "@autotune/commerce";
import { mayStaff, RefundPreview, type StaffRole } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import type { StaffApi } from "../api/staff-api.ts";
import { customerPath, orderPath } from "../api/support-routes.ts";
import type { PageQuery } from "../../platform/admin/read-word.ts";
import { ConfirmForm } from "../components/confirm-form.tsx";
import { Notice } from "../components/support-notice.tsx";
import { wordsOfProblem } from "../components/support-words.ts";

interface RefundPageProps {
  readonly api: StaffApi;
  readonly reference: string;
  readonly query: PageQuery;
  readonly role: StaffRole;
}

/** Shows exactly what a refund takes back, and asks once more. */
export async function RefundPage({ api, reference, query, role }: RefundPageProps) {
  const lines = [query["line"] ?? []].flat().map(Number);
  return (
    <>
      <p>
        <a href={orderPath(reference)}>Order {reference}</a>
      </p>
      <h1>Refund items</h1>
      {!mayStaff(role, "order.refund") ? (
        <Notice kind="problem">Only managers and admins can refund items. Ask one of them.</Notice>
      ) : lines.length === 0 || !lines.every((line) => Number.isSafeInteger(line) && line > 0) ? (
        <Notice kind="problem">No items are selected. Go back to the order and choose some.</Notice>
      ) : (
        <Preview api={api} lines={lines} reference={reference} />
      )}
    </>
  );
}

interface PreviewProps {
  readonly api: StaffApi;
  readonly reference: string;
  readonly lines: readonly number[];
}

const causes: Readonly<Record<RefundPreview["effects"][number]["cause"], string>> = {
  upgrade: "was upgraded from a license that goes back",
  gift: "was a gift with something that goes back",
  condition: "was an offer for owners of something that goes back",
};

async function Preview({ api, reference, lines }: PreviewProps) {
  const read = await api.post(RefundPreview, `orders/${reference}/refund-preview`, { lines });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const preview = read.value;
  const { amount, effects, givenBack, licences, plans } = preview;
  const money = (value: number) => formatMoney({ amount: value, currency: preview.currency }, "en");
  const sum = preview.lines.reduce((total, line) => total + line.total, 0);
  return (
    <div className="refund-preview">
      <section aria-labelledby="refund-items" className="admin-view-card">
        <h2 id="refund-items">What the customer gets back</h2>
        <ul className="order-lines">
          {preview.lines.map(({ id, name, total }) => (
            <li key={id}>
              <div>
                <span>{name}</span>
                <span className="order-lines-money">{money(total)}</span>
              </div>
            </li>
          ))}
        </ul>
        <p className="refund-amount">
          {amount === null ? `${money(sum)} plus the tax on it` : money(amount)}
        </p>
        <p className="admin-view-hint">
          {preview.isEverything
            ? "That’s everything that is left of this order."
            : amount === null
              ? "The payment provider works out the tax of these items."
              : "Other items of the order stay as they are."}
        </p>
      </section>
      <section aria-labelledby="refund-losses" className="admin-view-card">
        <h2 id="refund-losses">What ends</h2>
        <ul>
          {licences.map((licence) => (
            <Licence key={licence.serial} licence={licence} />
          ))}
          {plans.map((plan) => (
            <li key={plan}>Plan {plan}: it ends at once and isn’t charged again.</li>
          ))}
          {licences.length + plans.length === 0 && <li>No license and no plan is left of them.</li>}
        </ul>
      </section>
      {effects.length > 0 && (
        <section aria-labelledby="refund-effects" className="admin-view-card refund-effects">
          <h2 id="refund-effects">What ends with it, without a refund</h2>
          <ul>
            {effects.map((effect) => (
              <li key={effect.name + effect.cause}>
                <strong>{effect.name}</strong> {causes[effect.cause]}.
                <ul>
                  {effect.licences.map((licence) => (
                    <Licence key={licence.serial} licence={licence} />
                  ))}
                  {effect.endsPlan && <li>Its plan ends and isn’t charged again.</li>}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {givenBack.length > 0 && (
        <section aria-labelledby="refund-back" className="admin-view-card">
          <h2 id="refund-back">What works again</h2>
          <ul>
            {givenBack.map(({ name, serial }) => (
              <li key={serial}>
                {name}, <code>{serial}</code>: it was traded in for the upgrade.
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmForm
        action="refund"
        back={orderPath(reference)}
        button={amount === null ? "Start refund" : `Refund ${money(amount)}`}
        endpoint={actPath}
        fields={[
          ...lines.map((line) => ["line", String(line)] as const),
          ["digest", preview.digest],
          ["order", reference],
          ["subject", reference],
        ]}
      >
        <p>
          The payment provider returns the money, licenses and plans end once it confirms, and the
          customer gets an email. You can’t undo this.
        </p>
      </ConfirmForm>
    </div>
  );
}

function Licence({ licence }: { readonly licence: RefundPreview["licences"][number] }) {
  const { name, serial, computers, movedTo } = licence;
  return (
    <li>
      {name}, <code>{serial}</code>
      {computers > 0 && `, in use on ${computers} ${computers === 1 ? "computer" : "computers"}`}
      {movedTo !== null && (
        <>
          , now owned by <a href={customerPath(movedTo)}>customer {movedTo}</a>
        </>
      )}
    </li>
  );
}
