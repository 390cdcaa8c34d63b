import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { guardWithdrawal } from "./guard-withdrawal.ts";
import { rejectTrashedName } from "./reject-trashed-name.ts";

/** What is trashed leaves the shop, and what is restored does not come back into it by itself. */
const becomesDraft: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const wasTrashed = Boolean(originalDoc?.deletedAt);
  const isTrashed = data["deletedAt"] === undefined ? wasTrashed : Boolean(data["deletedAt"]);
  return isTrashed || wasTrashed ? { ...data, _status: "draft" } : data;
};

/** What has drafts can be trashed and restored; what the shop still links to can be neither trashed nor deleted. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  const guarded = {
    ...hooks,
    beforeOperation: [...(hooks.beforeOperation ?? []), guardWithdrawal],
  };
  if (collection.versions === undefined) return { ...collection, hooks: guarded };
  return {
    ...collection,
    trash: true,
    hooks: {
      ...guarded,
      beforeChange: [becomesDraft, rejectTrashedName, ...(hooks.beforeChange ?? [])],
    },
  };
}
