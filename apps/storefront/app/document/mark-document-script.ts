import { countriesOfCurrency, countriesWithTaxAdded, defaultCountry } from "@autotune/commerce";
import { defaultLanguage, languages } from "@autotune/routes";

const currencies = JSON.stringify(countriesOfCurrency);
const prefixed = languages.filter((language) => language !== defaultLanguage).join("|");
const taxAdded = JSON.stringify(countriesWithTaxAdded.join(" "));

/**
 * Plain and short: it blocks the first paint. A visitor with a stored language who comes to `/` from elsewhere is
 * redirected to it; a link within the shop, and the preview of a draft, mean English. A banner that was closed takes no
 * space from the beginning; storage may be blocked.
 */
export const markDocument = `(function(d,k,t,a){var l=location.pathname==="/"&&!/[?&]preview=/.test(location.search)&&document.referrer.indexOf(location.origin+"/")!==0&&/(?:^|; )language=(${prefixed})(?:;|$)/.exec(k);if(l)return location.replace("/"+l[1]+location.search+location.hash);var c=(/(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(k)||[])[1]||"${defaultCountry}";if(/(?:^|; )signed-in=1(?:;|$)/.test(k))d.setAttribute("data-signed-in","");if(/^#token=/.test(location.hash))d.setAttribute("data-confirming","");for(var m in t)if(t[m].indexOf(c)>=0)d.setAttribute("data-currency",m);if(a.indexOf(c)<0)d.setAttribute("data-tax","included");if(c!=="${defaultCountry}")d.setAttribute("data-country",c);(/(?:^|; )experiments=([^;]*)/.exec(k)||["",""])[1].replace(/([\\w-]+):([\\w-]+)/g,function(_,n,v){d.setAttribute("data-experiment-"+n,v)});try{var b=d.getAttribute("data-banner");if(b&&localStorage.getItem("closed-banner")===b)d.setAttribute("data-banner-closed","")}catch(e){}})(document.documentElement,document.cookie,${currencies},${taxAdded})`;
