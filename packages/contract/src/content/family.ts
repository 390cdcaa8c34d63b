import Type from "typebox";
import { families } from "./family-names.ts";

export const Family = Type.Enum([...families]);
