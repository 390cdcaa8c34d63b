import path from "node:path";
import { ValidationError, type CollectionBeforeOperationHook } from "payload";

const endings = [".zip", ".pkg", ".dmg", ".exe", ".msi"];

/** An installer keeps the file that it was created with: its hash is public, and downloads may be in progress. */
export const protectFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (req.file === undefined) return;
  if (operation === "update")
    reject("An installer keeps its file. Make another one, with another version.");
  if (operation === "create" && !endings.includes(path.extname(req.file.name).toLowerCase()))
    reject(`An installer ends with ${endings.join(", ")}.`);

  function reject(message: string): never {
    throw new ValidationError(
      { collection: "installers", errors: [{ path: "file", message }], req },
      req.t,
    );
  }
};
