import { countriesOfCurrency } from "@autotune/commerce";

const table = JSON.stringify(countriesOfCurrency);

/** Plain and short: it runs before anything is painted. */
export const markDocument = `(function(d,k,c,t){if(/(?:^|; )signed-in=1(?:;|$)/.test(k))d.setAttribute("data-signed-in","");if(/^#token=/.test(location.hash))d.setAttribute("data-confirming","");if(c)for(var m in t)if(t[m].indexOf(c[1])>=0)d.setAttribute("data-currency",m)})(document.documentElement,document.cookie,/(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(document.cookie),${table})`;
