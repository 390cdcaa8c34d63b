import Type from "typebox";
import { errorTable, type ErrorCode } from "./error-table.ts";

export const ErrorBody = Type.Object(
  {
    error: Type.String({ description: "One of the error codes" }),
    message: Type.String(),
    requestId: Type.String(),
  },
  { $id: "Error" },
);
export type ErrorBody = Omit<Type.Static<typeof ErrorBody>, "error"> & { error: ErrorCode };

export function errorBody(code: ErrorCode, requestId: string): ErrorBody {
  return { error: code, message: errorTable[code].text, requestId };
}
