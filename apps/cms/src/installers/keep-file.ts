import path from "node:path";
import { ValidationError, type CollectionBeforeOperationHook } from "payload";

const endings = [".zip", ".pkg", ".dmg", ".exe", ".msi"];

/** An installer keeps the file that it was made with: its hash is public, and people may be half-way through it. */
export const keepFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (req.file === undefined) return;
  if (operation === "update")
    refuse("An installer keeps its file. Make another one, with another version.");
  if (operation === "create" && !endings.includes(path.extname(req.file.name).toLowerCase()))
    refuse(`An installer ends with ${endings.join(", ")}.`);

  function refuse(message: string): never {
    throw new ValidationError(
      { collection: "installers", errors: [{ path: "file", message }], req },
      req.t,
    );
  }
};
