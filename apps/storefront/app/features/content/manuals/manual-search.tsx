import { linkTo } from "@autotune/routes";
import { Button, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useQueryField } from "../search/use-query-field.ts";
import { ManualHits } from "./manual-hits.tsx";
import { useManualSearch, type ManualSearchResult } from "./use-manual-search.ts";

interface ManualSearchProps {
  /** Searches only this manual. */
  manual?: { slug: string; title: string } | undefined;
  /** The URL's query, with its response. */
  known?: ManualSearchResult | undefined;
}

/** Searches the manuals as you type; works without JavaScript too. */
export function ManualSearch({ manual, known }: ManualSearchProps) {
  const { t } = useLingui();
  const { typed, type, submit } = useQueryField(known?.query ?? "");
  const state = useManualSearch(typed, manual?.slug, known);
  return (
    <search>
      <Form
        action={linkTo("ProductManual", { "*": "" }, useLanguage())}
        preventScrollReset
        onSubmit={submit}
        className="flex max-w-[40rem] flex-wrap items-end gap-3"
      >
        <div className="min-w-44 flex-1">
          <TextField
            type="search"
            name="q"
            label={manual === undefined ? t`Search the manuals` : t`Search the ${manual.title}`}
            value={typed}
            onChange={type}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        {manual === undefined ? null : <input type="hidden" name="manual" value={manual.slug} />}
        <Button type="submit" variant="secondary">
          <Trans>Search</Trans>
        </Button>
      </Form>
      <ManualHits state={state} query={typed.trim()} manual={manual?.slug} />
    </search>
  );
}
