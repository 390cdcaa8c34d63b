import path from "node:path";
import { ValidationError, type CollectionBeforeOperationHook } from "payload";

const endings = [".zip", ".pkg", ".dmg", ".exe", ".msi"];

/** An installer keeps the file that it was created with: its hash is public, and downloads may be in progress. */
export const protectFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (req.file === undefined) return;
  if (operation === "update")
    reject("An installer’s file can’t be replaced. Create another installer with a new version.");
  if (operation === "create" && !endings.includes(path.extname(req.file.name).toLowerCase()))
    reject(`Upload a file that ends in one of these: ${endings.join(", ")}.`);

  function reject(message: string): never {
    throw new ValidationError(
      { collection: "installers", errors: [{ path: "file", message }], req },
      req.t,
    );
  }
};
