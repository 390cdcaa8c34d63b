import { displayMoney } from "../money/display.ts";
import { chargedLines, sessionTotals, type Line, type Session } from "../sessions/session.ts";
import { html, type Html } from "./html.ts";
import { fill, type Texts } from "./texts/texts.ts";

/** What is bought and what it comes to. */
export function summary(session: Session, texts: Texts): Html {
  const { currency, language } = session;
  const { tax, taxAmount, reversed, discount, total } = sessionTotals(session);
  const show = (minor: number): string => displayMoney(minor, currency, language);
  const rate = showRate(tax.basisPoints, language);
  const charged = chargedLines(session);
  const priced = charged.reduce((sum, { price }) => sum + price, 0);
  const addsTax = !tax.included && tax.basisPoints > 0;
  const hasTrial = session.lines.some(({ term }) => (term?.trialDays ?? 0) > 0);
  return html`<ul class="lines">
      ${session.lines.map(
        (line, index) =>
          html`<li>
            <span class="name"
              >${line.display}${line.quantity > 1 ? html` <small>× ${line.quantity}</small>` : null}
              ${terms(line, { texts, show, addsTax })}</span
            >
            <span class="amount">${show(charged[index]?.price ?? 0)}</span>
          </li>`,
      )}
    </ul>
    <dl class="sums">
      ${priced === total.minor ? null : row(texts.subtotal, show(priced))}
      ${discount.minor > 0 ? row(discountLabel(session, texts), `−${show(discount.minor)}`) : null}
      ${
        taxAmount.minor > 0
          ? row(
              fill(tax.included ? texts.taxIncluded : texts.taxAdded, { rate }),
              show(taxAmount.minor),
            )
          : null
      }
      ${reversed > 0 ? row(texts.reverseCharge, `−${show(reversed)}`) : null}
      <div class="total">
        <dt>${hasTrial ? texts.dueToday : texts.total}</dt>
        <dd>${show(total.minor)}</dd>
      </div>
    </dl>`;
}

function row(label: string, amount: string): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${amount}</dd>
  </div>`;
}

function discountLabel({ coupon }: Session, texts: Texts): string {
  return coupon === null ? texts.discount : `${texts.discount}, ${coupon.coupon}`;
}

/** The label of the button, by payment method. */
export function payLabels(session: Session, texts: Texts): { card: string; bank: string } {
  const { minor } = sessionTotals(session).total;
  const amount = displayMoney(minor, session.currency, session.language);
  const isTrial = minor === 0 && session.lines.some(({ term }) => (term?.trialDays ?? 0) > 0);
  return {
    card: isTrial ? texts.startTrial : fill(texts.pay, { amount }),
    bank: fill(texts.orderByBank, { amount }),
  };
}

interface TermsContext {
  texts: Texts;
  show: (minor: number) => string;
  /** The country's tax comes on top of what is charged later. */
  addsTax: boolean;
}

function terms({ term, unitPrice, quantity }: Line, { texts, show, addsTax }: TermsContext) {
  if (term === null) return null;
  const unit = texts.periods[term.interval];
  const period = term.intervalLength === 1 ? unit : `${term.intervalLength} × ${unit}`;
  const price = show(unitPrice * quantity);
  const amount = addsTax ? fill(texts.plusTax, { amount: price }) : price;
  const text = fill(term.trialDays > 0 ? texts.trial : texts.renews, {
    days: String(term.trialDays),
    amount,
    period,
  });
  return html`<small class="terms">${text}</small>`;
}

function showRate(basisPoints: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}
