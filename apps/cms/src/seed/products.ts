import type { Currency } from "@autotune/commerce";
import type { CatalogueProduct } from "@autotune/contract";

/** As an editor types them. */
type TypedPrices = Record<Currency, string>;

export interface SeedProduct extends Pick<CatalogueProduct, "path" | "pid" | "type" | "interval"> {
  readonly prices: TypedPrices;
}

function licence(path: string, pid: string, prices: TypedPrices): SeedProduct {
  return { path, pid, type: "perpetual", interval: null, prices };
}

function subscription(path: string, pid: string, unit: "m" | "y", prices: TypedPrices): SeedProduct {
  return { path, pid, type: "subscription", interval: { count: 1, unit }, prices };
}

/* oxfmt-ignore: a price list reads best as a table */
export const seedProducts: readonly SeedProduct[] = [
  licence("auto-tune-pro", "AT-PRO", { USD: "459.00", EUR: "449.00", GBP: "389.00", CAD: "629.00", AUD: "699.00", JPY: "69800", KRW: "629000", BRL: "2499.00", MXN: "8499.00", CHF: "429.00", SEK: "4990.00", PLN: "1949.00" }),
  licence("auto-tune-2026", "AT-2026", { USD: "349.00", EUR: "339.00", GBP: "299.00", CAD: "479.00", AUD: "529.00", JPY: "52800", KRW: "479000", BRL: "1899.00", MXN: "6499.00", CHF: "329.00", SEK: "3790.00", PLN: "1479.00" }),
  licence("auto-tune-hybrid", "AT-HYBRID", { USD: "199.00", EUR: "199.00", GBP: "169.00", CAD: "269.00", AUD: "299.00", JPY: "29800", KRW: "269000", BRL: "1099.00", MXN: "3699.00", CHF: "189.00", SEK: "2190.00", PLN: "849.00" }),
  licence("auto-tune-efx-plus", "AT-EFX-PLUS", { USD: "99.00", EUR: "99.00", GBP: "85.00", CAD: "135.00", AUD: "149.00", JPY: "14800", KRW: "135000", BRL: "549.00", MXN: "1849.00", CHF: "95.00", SEK: "1090.00", PLN: "429.00" }),
  licence("auto-key", "AT-KEY", { USD: "49.00", EUR: "49.00", GBP: "42.00", CAD: "67.00", AUD: "75.00", JPY: "7480", KRW: "67000", BRL: "269.00", MXN: "899.00", CHF: "47.00", SEK: "539.00", PLN: "209.00" }),
  licence("vocal-prep", "VC-PREP", { USD: "99.00", EUR: "99.00", GBP: "85.00", CAD: "135.00", AUD: "149.00", JPY: "14800", KRW: "135000", BRL: "549.00", MXN: "1849.00", CHF: "95.00", SEK: "1090.00", PLN: "429.00" }),
  licence("vocal-eq", "VC-EQ", { USD: "109.00", EUR: "109.00", GBP: "93.00", CAD: "149.00", AUD: "165.00", JPY: "16800", KRW: "149000", BRL: "599.00", MXN: "1999.00", CHF: "105.00", SEK: "1190.00", PLN: "469.00" }),
  licence("vocal-compressor", "VC-COMPRESSOR", { USD: "129.00", EUR: "129.00", GBP: "109.00", CAD: "175.00", AUD: "195.00", JPY: "19800", KRW: "175000", BRL: "699.00", MXN: "2399.00", CHF: "125.00", SEK: "1390.00", PLN: "549.00" }),
  licence("vocal-de-esser", "VC-DE-ESSER", { USD: "99.00", EUR: "99.00", GBP: "85.00", CAD: "135.00", AUD: "149.00", JPY: "14800", KRW: "135000", BRL: "549.00", MXN: "1849.00", CHF: "95.00", SEK: "1090.00", PLN: "429.00" }),
  licence("vocal-reverb", "VC-REVERB", { USD: "119.00", EUR: "119.00", GBP: "99.00", CAD: "159.00", AUD: "179.00", JPY: "17800", KRW: "159000", BRL: "649.00", MXN: "2199.00", CHF: "115.00", SEK: "1290.00", PLN: "499.00" }),
  licence("metamorph", "CE-METAMORPH", { USD: "199.00", EUR: "199.00", GBP: "169.00", CAD: "269.00", AUD: "299.00", JPY: "29800", KRW: "269000", BRL: "1099.00", MXN: "3699.00", CHF: "189.00", SEK: "2190.00", PLN: "849.00" }),
  licence("harmony-engine", "CE-HARMONY", { USD: "149.00", EUR: "149.00", GBP: "129.00", CAD: "199.00", AUD: "229.00", JPY: "22800", KRW: "199000", BRL: "799.00", MXN: "2799.00", CHF: "145.00", SEK: "1590.00", PLN: "629.00" }),
  licence("vocodist", "CE-VOCODIST", { USD: "99.00", EUR: "99.00", GBP: "85.00", CAD: "135.00", AUD: "149.00", JPY: "14800", KRW: "135000", BRL: "549.00", MXN: "1849.00", CHF: "95.00", SEK: "1090.00", PLN: "429.00" }),
  licence("choir", "CE-CHOIR", { USD: "79.00", EUR: "79.00", GBP: "67.00", CAD: "109.00", AUD: "119.00", JPY: "11800", KRW: "109000", BRL: "429.00", MXN: "1499.00", CHF: "75.00", SEK: "869.00", PLN: "339.00" }),
  subscription("auto-tune-unlimited-monthly", "AT-UNLIMITED-M", "m", { USD: "24.99", EUR: "24.99", GBP: "21.99", CAD: "33.99", AUD: "37.99", JPY: "3780", KRW: "33900", BRL: "129.90", MXN: "449.00", CHF: "23.90", SEK: "269.00", PLN: "105.00" }),
  subscription("auto-tune-unlimited-yearly", "AT-UNLIMITED-Y", "y", { USD: "174.99", EUR: "174.99", GBP: "149.99", CAD: "239.99", AUD: "264.99", JPY: "26500", KRW: "239000", BRL: "929.00", MXN: "3199.00", CHF: "169.00", SEK: "1899.00", PLN: "739.00" }),
];
