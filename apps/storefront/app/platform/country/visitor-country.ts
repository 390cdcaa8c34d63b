import { defaultCountry } from "@autotune/commerce";
import { createContext } from "react";

/** The country of the visitor, for domains that may not know where prices take it from. */
export const VisitorCountry = createContext(defaultCountry);
