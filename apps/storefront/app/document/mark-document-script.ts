import { countriesOfCurrency, countriesWithTaxAdded, defaultCountry } from "@autotune/commerce";
import { redirectToChosenLanguage } from "./redirect-to-chosen-language.ts";

const currencies = JSON.stringify(countriesOfCurrency);
const taxAdded = JSON.stringify(countriesWithTaxAdded.join(" "));

/**
 * Plain and short: it blocks the first paint. A banner that was closed takes no space from the beginning; storage may
 * be blocked.
 */
export const markDocument = `(function(d,k,t,a){${redirectToChosenLanguage}var c=(/(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(k)||[])[1]||"${defaultCountry}";if(/(?:^|; )signed-in=1(?:;|$)/.test(k))d.setAttribute("data-signed-in","");if(/^#token=/.test(location.hash))d.setAttribute("data-confirming","");for(var m in t)if(t[m].indexOf(c)>=0)d.setAttribute("data-currency",m);if(a.indexOf(c)<0)d.setAttribute("data-tax","included");if(c!=="${defaultCountry}")d.setAttribute("data-country",c);(/(?:^|; )experiments=([^;]*)/.exec(k)||["",""])[1].replace(/([\\w-]+):([\\w-]+)/g,function(_,n,v){d.setAttribute("data-experiment-"+n,v)});try{var b=d.getAttribute("data-banner");if(b&&localStorage.getItem("closed-banner")===b)d.setAttribute("data-banner-closed","")}catch(e){}})(document.documentElement,document.cookie,${currencies},${taxAdded})`;
