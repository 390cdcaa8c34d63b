import { RadioGroup, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DeclarationForm } from "../declarations/declaration-form.tsx";
import { DeclarationSteps, type Declarant } from "../declarations/declaration-steps.tsx";
import { DeclarationText } from "../declarations/declaration-text.tsx";
import { declare } from "../declarations/declare.ts";

interface Cancelling extends Declarant {
  readonly reference: string;
  readonly kind: "ordinary" | "forCause";
  readonly reason: string;
  /** Empty for the first possible day. */
  readonly endsOn: string;
}

/** Cancelling a plan without signing in. */
export function Cancellation() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <DeclarationSteps<Cancelling>
      begin={(declarant) => ({
        ...declarant,
        reference: "",
        kind: "ordinary",
        reason: "",
        endsOn: "",
      })}
      send={({ name, email, reference, kind, reason, endsOn }) =>
        declare("/laravel/rest/cancellations", {
          name,
          email,
          reference,
          reason: kind === "forCause" ? reason : "",
          ends_on: endsOn === "" ? null : endsOn,
          language,
        })
      }
      renderText={(draft) => <CancellationText draft={draft} />}
      renderNext={({ email }) => (
        <Trans>
          We’ve sent this receipt to {email}. If there’s a plan with this address, the email has a
          link: click it to confirm that it was you, and the cancellation takes effect.
        </Trans>
      )}
      words={{
        check: <Trans>Check your cancellation</Trans>,
        send: <Trans>Cancel now</Trans>,
        received: <Trans>We’ve received your cancellation.</Trans>,
      }}
      renderForm={({ draft: { kind, ...texts }, onChange, onContinue, takesFocus }) => (
        <DeclarationForm
          title={<Trans>Your plan</Trans>}
          values={texts}
          required={
            kind === "forCause"
              ? ["name", "email", "reference", "reason"]
              : ["name", "email", "reference"]
          }
          onChange={onChange}
          onContinue={onContinue}
          takesFocus={takesFocus}
        >
          {(field) => (
            <>
              <TextField label={t`Your name`} autoComplete="name" required {...field("name")} />
              <TextField
                label={t`Email of your account`}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                {...field("email")}
              />
              <TextField
                label={t`Plan or order number`}
                autoComplete="off"
                required
                {...field("reference")}
              />
              <RadioGroup
                label={t`Kind of cancellation`}
                value={kind}
                onChange={(chosen) => onChange({ kind: chosen })}
                options={[
                  { value: "ordinary", title: t`Ordinary: at the end of the time I’ve paid for` },
                  { value: "forCause", title: t`For cause: for an important reason` },
                ]}
              />
              {kind === "forCause" ? (
                <TextField label={t`Reason`} autoComplete="off" required {...field("reason")} />
              ) : null}
              <TextField
                label={t`Ends on (leave blank for the earliest possible day)`}
                type="date"
                {...field("endsOn")}
              />
            </>
          )}
        </DeclarationForm>
      )}
    />
  );
}

function CancellationText({ draft }: { draft: Cancelling }) {
  const language = useLanguage();
  const { reference, kind, reason, endsOn } = draft;
  const day =
    endsOn === ""
      ? ""
      : new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
          new Date(endsOn),
        );
  return (
    <DeclarationText by={draft}>
      <p>
        {day === "" ? (
          <Trans>I cancel this plan as of the earliest possible day: {reference}</Trans>
        ) : (
          <Trans>
            I cancel this plan as of {day}: {reference}
          </Trans>
        )}
      </p>
      {kind === "forCause" ? (
        <p>
          <Trans>Reason: {reason}</Trans>
        </p>
      ) : null}
    </DeclarationText>
  );
}
