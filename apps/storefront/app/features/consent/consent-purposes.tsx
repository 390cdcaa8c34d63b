import { SwitchField } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";

interface ConsentPurposesProps {
  allowed: boolean;
  onChange: (allowed: boolean) => void;
}

/** What can be chosen: one switch for everything that needs consent, because a choice covers all kinds of storage. */
export function ConsentPurposes({ allowed, onChange }: ConsentPurposesProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 border-t border-line pt-4 md:grid-cols-2 md:gap-10">
      <SwitchField
        label={t`Necessary`}
        detail={t`Sign-in, cart, checkout, language and country. Always on: the store doesn’t work without them.`}
        checked
        disabled
        onChange={() => {}}
      />
      <SwitchField
        label={t`Measurement and advertising`}
        detail={t`How the store is used, which version of a page works better and which partner or ad led to a purchase. Off until you turn it on.`}
        checked={allowed}
        onChange={onChange}
      />
    </div>
  );
}
