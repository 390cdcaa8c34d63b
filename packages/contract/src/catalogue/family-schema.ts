import Type from "typebox";
import { families } from "./families.ts";

export const Family = Type.Enum([...families]);
