import { ValidationError, type CollectionBeforeOperationHook } from "payload";

const megabyte = 1024 * 1024;
const most = 20;

/** A page waits for its images, and the CMS makes three sizes of each in memory. */
export const rejectLargeImages: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  if (req.file === undefined || req.file.data.length <= most * megabyte) return;
  const message = `Images can be up to ${most} MB. Upload a smaller file.`;
  throw new ValidationError(
    { collection: "pictures", errors: [{ path: "file", message }], req },
    req.t,
  );
};
