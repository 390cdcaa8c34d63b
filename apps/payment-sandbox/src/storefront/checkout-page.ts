import type { Session } from "../sessions/session.ts";
import { hasVatIds } from "../money/vat-id.ts";
import { countriesIn } from "./countries.ts";
import { html, jsonBlock, type Html, type Page } from "./html.ts";
import { payLabels, summary } from "./summary.ts";
import { textsFor, type Texts } from "./texts/texts.ts";

/** The form in the frame. What is typed here never reaches the seller. Buttons wait for the script. */
export function checkoutPage(session: Session, now: Date): Page {
  const texts = textsFor(session.language);
  const labels = payLabels(session, texts);
  return {
    language: texts.language,
    title: texts.payWithCard,
    body: html`<main
        class="card"
        data-state="${session.authentication === null ? "form" : "authentication"}"
      >
        ${testMark(session, texts)}
        <section class="order" aria-labelledby="order-title">
          <h2 id="order-title">${texts.order}</h2>
          <div id="summary" aria-live="polite">${summary(session, texts)}</div>
        </section>
        <form id="form" novalidate autocomplete="on">
          <h1 id="form-title">${texts.payWithCard}</h1>
          <fieldset class="methods">
            <legend>${texts.method}</legend>
            ${method("card", texts.card, true)} ${method("bank", texts.bank, false)}
          </fieldset>
          ${
            session.contact === null
              ? field("email", texts.email, {
                  autocomplete: "email",
                  type: "email",
                  inputmode: "email",
                })
              : null
          }
          <div id="card-fields">
            ${field("number", texts.number, {
              autocomplete: "cc-number",
              inputmode: "numeric",
              placeholder: "4242 4242 4242 4242",
              maxlength: "23",
            })}
            <div class="pair">
              ${field("expiry", texts.expiry, {
                autocomplete: "cc-exp",
                inputmode: "numeric",
                placeholder: texts.expiryHint,
                maxlength: "7",
              })}
              ${field("cvc", texts.cvc, {
                autocomplete: "cc-csc",
                inputmode: "numeric",
                placeholder: "123",
                maxlength: "4",
              })}
            </div>
          </div>
          <p class="note" id="bank-note" hidden>${texts.bankNote}</p>
          <div class="pair">
            ${countryField(session, texts)}
            ${field("postalCode", texts.postalCode, {
              autocomplete: "postal-code",
              value: session.postalCode ?? "",
              maxlength: "20",
            })}
          </div>
          ${companyField(session, texts)}
          <p class="notice" id="problem" role="alert" hidden></p>
          <button type="submit" class="pay" id="pay" disabled>${labels.card}</button>
          <button type="button" class="quiet" id="cancel" disabled>${texts.cancel}</button>
        </form>
        <section id="authentication" aria-labelledby="authentication-title" tabindex="-1">
          <h1 id="authentication-title">${texts.authenticationTitle}</h1>
          <p class="note">${texts.authenticationNote}</p>
          <div class="pair">
            <button type="button" class="quiet" id="refuse" disabled>${texts.refuse}</button>
            <button type="button" class="pay" id="authorise" disabled>${texts.authorise}</button>
          </div>
        </section>
        <section id="done" tabindex="-1" aria-live="polite"></section>
      </main>
      ${jsonBlock("checkout-data", { texts, labels, now: now.getTime() })}`,
  };
}

/** A session that is paid shows its order, however often it is opened. */
export function paidPage(session: Session, outcome: object): Page {
  const texts = textsFor(session.language);
  return {
    language: texts.language,
    title: texts.thanks,
    body: html`<main class="card" data-state="done">
        ${testMark(session, texts)}
        <section id="done" tabindex="-1" aria-live="polite"></section>
      </main>
      ${jsonBlock("checkout-data", { texts, paid: outcome })}`,
  };
}

function testMark({ live }: Session, texts: Texts): Html | null {
  return live ? null : html`<p class="test-mode">${texts.testMode}</p>`;
}

function method(value: string, label: string, checked: boolean): Html {
  const radio = checked
    ? html`<input type="radio" name="method" value="${value}" checked />`
    : html`<input type="radio" name="method" value="${value}" />`;
  return html`<label>${radio}<span>${label}</span></label>`;
}

function field(name: string, label: string, attributes: Readonly<Record<string, string>>): Html {
  const more = Object.entries(attributes).map(([key, value]) => html` ${{ html: key }}="${value}"`);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="input">
      <input id="${name}" name="${name}" aria-describedby="${name}-error" ${more} />
      ${name === "number" ? html`<span id="brand" aria-hidden="true"></span>` : null}
    </div>
    <p class="error" id="${name}-error" aria-live="polite"></p>
  </div>`;
}

/** For companies only, so it stays out of everybody else's way. */
function companyField({ country, taxId }: Session, texts: Texts): Html {
  const open = { html: taxId === null ? "" : "open" };
  const hidden = { html: hasVatIds(country) ? "" : "hidden" };
  return html`<details id="company" ${open} ${hidden}>
    <summary>${texts.companyPurchase}</summary>
    ${field("taxId", texts.vatId, { value: taxId ?? "", maxlength: "20", autocomplete: "off" })}
  </details>`;
}

function countryField({ country, language }: Session, texts: Texts): Html {
  return html`<div class="field">
    <label for="country">${texts.country}</label>
    <select id="country" name="country" autocomplete="country">
      ${countriesIn(language).map(({ code, name }) =>
        code === country
          ? html`<option value="${code}" selected>${name}</option>`
          : html`<option value="${code}">${name}</option>`,
      )}
    </select>
  </div>`;
}
