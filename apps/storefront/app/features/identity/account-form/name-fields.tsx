import { TextField } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import type { AccountFields } from "./use-account-fields.ts";
import { NameOrder } from "../../../platform/forms/name-order.tsx";

/** Beside each other where there is room. */
export function NameFields({ field }: Pick<AccountFields, "field">) {
  const { t } = useLingui();
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[24rem]:grid-cols-2">
        <NameOrder
          first={
            <TextField label={t`First name`} autoComplete="given-name" {...field("firstName")} />
          }
          last={
            <TextField label={t`Last name`} autoComplete="family-name" {...field("lastName")} />
          }
        />
      </div>
    </div>
  );
}
