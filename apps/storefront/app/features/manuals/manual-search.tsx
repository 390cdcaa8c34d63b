import type { ManualSearchView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { Button, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Form } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { ManualHits } from "./manual-hits.tsx";
import { useManualSearch } from "./use-manual-search.ts";

interface ManualSearchProps {
  /** Only in this one. */
  manual?: { slug: string; title: string } | undefined;
  /** What the address asks for, with its answer. */
  asked?: { query: string; found: ManualSearchView } | undefined;
}

/** Looks for words in the manuals, while somebody types and also without a script. */
export function ManualSearch({ manual, asked }: ManualSearchProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState(asked?.query ?? "");
  const [seen, setSeen] = useState(asked?.query);
  const state = useManualSearch(query, manual?.slug, asked);

  // The address has changed meanwhile: by a link, or by the back button.
  if (seen !== asked?.query) {
    setSeen(asked?.query);
    setQuery(asked?.query ?? "");
  }

  return (
    <search>
      <Form
        action={linkTo("ProductManual", { "*": "" }, useLanguage())}
        preventScrollReset
        className="flex max-w-[40rem] flex-wrap items-end gap-3"
      >
        <div className="min-w-44 flex-1">
          <TextField
            type="search"
            name="q"
            label={manual === undefined ? t`Search the manuals` : t`Search in ${manual.title}`}
            value={query}
            onChange={setQuery}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        {manual === undefined ? null : <input type="hidden" name="manual" value={manual.slug} />}
        <Button type="submit" variant="secondary">
          <Trans>Search</Trans>
        </Button>
      </Form>
      <ManualHits state={state} query={query.trim()} />
    </search>
  );
}
