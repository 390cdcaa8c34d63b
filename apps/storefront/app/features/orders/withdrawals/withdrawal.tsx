import { refundDays } from "@autotune/commerce";
import { TextField } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DeclarationForm } from "../declarations/declaration-form.tsx";
import { DeclarationSteps, type Declarant } from "../declarations/declaration-steps.tsx";
import { DeclarationText } from "../declarations/declaration-text.tsx";
import { declare } from "../declarations/declare.ts";

interface Withdrawing extends Declarant {
  readonly reference: string;
  readonly part: string;
}

/** Withdrawing from a contract. */
export function Withdrawal() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const language = useLanguage();
  return (
    <DeclarationSteps<Withdrawing>
      begin={(declarant) => ({
        ...declarant,
        reference: query.get("reference") ?? "",
        part: "",
      })}
      send={(draft) => declare("/laravel/rest/withdrawals", { ...draft, language })}
      renderText={(draft) => <WithdrawalText draft={draft} />}
      renderNext={({ email }) => (
        <Trans>
          We’ve also sent this receipt to {email}. If we accept your withdrawal, any refund goes to
          your original payment method within{" "}
          <Plural value={refundDays} one="# day" other="# days" /> of your withdrawal.
        </Trans>
      )}
      words={{
        check: <Trans>Check your withdrawal</Trans>,
        consequence: (
          <Trans>
            If a product is returned, upgrades bought with it, gifts that came with it and offers
            for its owners end too.
          </Trans>
        ),
        send: <Trans>Confirm withdrawal</Trans>,
        received: <Trans>We’ve received your withdrawal.</Trans>,
      }}
      renderForm={({ draft, onChange, onContinue, takesFocus }) => (
        <DeclarationForm
          title={<Trans>Your order</Trans>}
          values={draft}
          required={["name", "email", "reference"]}
          onChange={onChange}
          onContinue={onContinue}
          takesFocus={takesFocus}
        >
          {(field) => (
            <>
              <TextField label={t`Your name`} autoComplete="name" required {...field("name")} />
              <TextField
                label={t`Email`}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                {...field("email")}
              />
              <TextField
                label={t`Order number`}
                autoComplete="off"
                required
                {...field("reference")}
              />
              <TextField
                label={t`Which products (leave blank for the whole order)`}
                autoComplete="off"
                {...field("part")}
              />
            </>
          )}
        </DeclarationForm>
      )}
    />
  );
}

function WithdrawalText({ draft }: { draft: Withdrawing }) {
  const { reference, part } = draft;
  return (
    <DeclarationText by={draft}>
      <p>
        {part.trim() === "" ? (
          <Trans>I withdraw from the contract for order {reference}.</Trans>
        ) : (
          <Trans>
            I withdraw from the contract for order {reference}, for these products: {part}.
          </Trans>
        )}
      </p>
    </DeclarationText>
  );
}
