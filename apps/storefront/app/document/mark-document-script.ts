import { countriesOfCurrency, countriesWithTaxAdded, defaultCountry } from "@autotune/commerce";

const currencies = JSON.stringify(countriesOfCurrency);
const taxAdded = JSON.stringify(countriesWithTaxAdded.join(" "));

/** Plain and short: it runs before anything is painted. */
export const markDocument = `(function(d,k,t,a){var c=(/(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(k)||[])[1]||"${defaultCountry}";if(/(?:^|; )signed-in=1(?:;|$)/.test(k))d.setAttribute("data-signed-in","");if(/^#token=/.test(location.hash))d.setAttribute("data-confirming","");for(var m in t)if(t[m].indexOf(c)>=0)d.setAttribute("data-currency",m);if(a.indexOf(c)<0)d.setAttribute("data-tax","included")})(document.documentElement,document.cookie,${currencies},${taxAdded})`;
