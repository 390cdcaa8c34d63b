/** What happens in the checkout's frame. It talks to its own host, and to the page that opened it. */
const element = (id) => document.getElementById(id);
const main = document.querySelector("main");
const data = JSON.parse(element("checkout-data")?.textContent ?? "{}");
const { texts } = data;
const address = location.pathname.replace(/\/$/, "");
const pageOrigin = readPageOrigin();
const thanksMilliseconds = 1200;
let busy = false;

/** Messages go to the page that opened us and to no other. */
function readPageOrigin() {
  const named = new URLSearchParams(location.search).get("origin");
  const candidates = [named, location.ancestorOrigins?.[0], document.referrer];
  for (const candidate of candidates) {
    if (candidate && URL.canParse(candidate)) return new URL(candidate).origin;
  }
  return null;
}

function tell(message) {
  if (pageOrigin !== null && window.parent !== window)
    window.parent.postMessage({ fscPopupMessage: message }, pageOrigin);
}

function close(order) {
  const { id = null, reference = null } = order ?? {};
  tell({ action: "close", orderReferences: id === null ? null : { id, reference } });
}

async function post(call, body) {
  const response = await fetch(`${address}/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The call responded with ${response.status}.`);
  return response.json();
}

// The form

const fields = ["email", "number", "expiry", "cvc", "taxId"];
const wrongTexts = {
  email: "wrongEmail",
  number: "wrongNumber",
  expiry: "wrongExpiry",
  cvc: "wrongCvc",
  taxId: "wrongTaxId",
};
const method = () => element("form").elements.method.value;
const taxIdIsWrong = () => !element("company").hidden && data.isTaxIdWrong === true;
const valueOf = (name) => element(name)?.value.trim() ?? "";

function isCardNumber(text) {
  const digits = text.replaceAll(/\s/g, "");
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

function isFutureExpiry(text) {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > data.now;
}

const isRight = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  number: isCardNumber,
  expiry: isFutureExpiry,
  cvc: (text) => /^\d{3,4}$/.test(text),
  taxId: () => !taxIdIsWrong(),
};

function wrongFields() {
  const asked = method() === "bank" ? ["email", "taxId"] : fields;
  return asked.filter((name) => element(name) !== null && !isRight[name](valueOf(name)));
}

function markField(name, isWrong) {
  if (element(name) === null) return;
  element(name).toggleAttribute("aria-invalid", isWrong);
  if (isWrong) element(name).setAttribute("aria-invalid", "true");
  element(`${name}-error`).textContent = isWrong ? texts[wrongTexts[name]] : "";
}

function markFields(wrong) {
  for (const name of fields) markField(name, wrong.includes(name));
  element(wrong[0])?.focus();
}

function showProblem(text) {
  element("problem").textContent = text;
  element("problem").hidden = text === "";
}

function setBusy(now) {
  busy = now;
  main.setAttribute("aria-busy", String(now));
  for (const button of document.querySelectorAll("button")) button.disabled = now;
  element("pay").textContent = now ? texts.working : data.labels[method()];
}

async function pay(event) {
  event.preventDefault();
  if (busy) return;
  showProblem("");
  const wrong = wrongFields();
  markFields(wrong);
  if (wrong.length > 0) return;
  const card = { number: valueOf("number"), expiry: valueOf("expiry"), cvc: valueOf("cvc") };
  await settle("payment", {
    method: method(),
    ...(method() === "card" ? { card } : {}),
    country: element("country").value,
    postalCode: valueOf("postalCode"),
    taxId: taxId(),
    ...(element("email") === null ? {} : { email: valueOf("email") }),
  });
}

/** Sends one step to the store at a time and shows its result. */
async function settle(call, body) {
  setBusy(true);
  tell({ action: "event", event: { event: "FSC-paymentSubmitted", method: method() } });
  try {
    await show(await post(call, body));
  } catch {
    showProblem(texts.failed);
  } finally {
    setBusy(false);
  }
}

async function show(answer) {
  switch (answer.outcome) {
    case "paid":
      return thank(answer);
    case "authentication":
      setState("authentication");
      return element("authentication").focus();
    case "fields":
      tell({ action: "event", event: { event: "FSC-paymentFailed", method: method() } });
      return markFields(answer.fields);
    default:
      tell({ action: "event", event: { event: "FSC-paymentFailed", method: method() } });
      setState("form");
      showProblem(texts[answer.outcome] ?? texts.failed);
      return element("pay").focus();
  }
}

function setState(state) {
  main.dataset.state = state;
}

function thank({ order, pending }) {
  setState("done");
  const title = document.createElement("h1");
  title.textContent = pending ? texts.pending : texts.thanks;
  const note = document.createElement("p");
  note.className = "note";
  note.textContent = (pending ? texts.pendingNote : texts.thanksNote).replace(
    "{reference}",
    order.reference,
  );
  const mark = document.createElement("span");
  mark.className = "mark";
  mark.setAttribute("aria-hidden", "true");
  element("done").replaceChildren(mark, title, note);
  element("done").focus();
  setTimeout(() => {
    tell({ action: "hook", hookData: order });
    close(order);
  }, thanksMilliseconds);
}

/** Only where companies have such an id. */
const taxId = () => (element("company").hidden ? "" : valueOf("taxId"));

/** Where the buyer is, and whether as a company, decides the tax. */
async function changeTax() {
  try {
    const country = element("country").value;
    const { summary, labels, ...told } = await post("country", { country, taxId: taxId() });
    element("company").hidden = !told.takesTaxId;
    data.isTaxIdWrong = told.isTaxIdWrong;
    markField("taxId", taxIdIsWrong());
    const template = document.createElement("template");
    template.innerHTML = summary;
    element("summary").replaceChildren(template.content);
    data.labels = labels;
    if (!busy) element("pay").textContent = labels[method()];
    // The page around the frame shows the same total.
    tell({ action: "event", event: { event: "FSC-sessionUpdated" } });
  } catch {
    showProblem(texts.failed);
  }
}

function changeMethod() {
  const byBank = method() === "bank";
  element("card-fields").hidden = byBank;
  element("bank-note").hidden = !byBank;
  element("form-title").textContent = byBank ? texts.payByBank : texts.payWithCard;
  element("pay").textContent = data.labels[method()];
  showProblem("");
  markFields([]);
}

const brands = [
  [/^4/, "VISA"],
  [/^(5[1-5]|2[2-7])/, "Mastercard"],
  [/^3[47]/, "Amex"],
];

function groupDigits(input) {
  const digits = input.value.replaceAll(/\D/g, "").slice(0, 19);
  input.value = digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  element("brand").textContent = brands.find(([start]) => start.test(digits))?.[1] ?? "";
}

function separateExpiry(input, event) {
  if (event.inputType?.startsWith("delete")) return;
  const digits = input.value.replaceAll(/\D/g, "").slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  input.value = whole.length >= 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole;
}

function startForm() {
  element("form").addEventListener("submit", (event) => void pay(event));
  for (const name of ["country", "taxId"])
    element(name).addEventListener("change", () => void changeTax());
  for (const radio of document.querySelectorAll("input[name=method]"))
    radio.addEventListener("change", changeMethod);
  element("number").addEventListener("input", () => groupDigits(element("number")));
  element("expiry").addEventListener("input", (event) => separateExpiry(element("expiry"), event));
  for (const name of fields)
    element(name)?.addEventListener("input", () => {
      if (name === "taxId") data.isTaxIdWrong = false;
      element(name).removeAttribute("aria-invalid");
      element(`${name}-error`).textContent = "";
    });
  for (const [button, authorised] of [
    ["authorise", true],
    ["refuse", false],
  ])
    element(button).addEventListener("click", () => void settle("authentication", { authorised }));
  // A browser may bring back what was chosen before a reload.
  changeMethod();
}

element("cancel")?.addEventListener("click", () => close(null));
// Escape that closes an open list is pressed there and only let go here: both must happen in the page.
let escaping = false;
document.addEventListener("keydown", ({ key }) => {
  escaping = key === "Escape";
});
document.addEventListener("keyup", ({ key }) => {
  if (key === "Escape" && escaping && !busy && main.dataset.state !== "done") close(null);
  escaping = false;
});
if (element("form") !== null) startForm();
if (data.paid !== undefined) thank(data.paid);
// Only now does pressing one do something.
for (const button of document.querySelectorAll("button")) button.disabled = false;
new ResizeObserver(() =>
  tell({
    action: "resizeInlineContainer",
    height: Math.ceil(main.getBoundingClientRect().height),
  }),
).observe(main);
tell({ action: "event", event: { event: "FSC-checkoutOpened" } });
