import type { ManualView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { Breadcrumb } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";

/** From all manuals down to the current chapter. */
export function ManualBreadcrumb({ manual }: { manual: ManualView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const lang = langOf(manual.language, language);
  const shelf = linkTo("ProductManual", { "*": "" }, language);
  const links = [
    {
      key: shelf,
      link: (
        <Link to={shelf}>
          <Trans>Manuals</Trans>
        </Link>
      ),
    },
  ];
  if (manual.chapter !== undefined) {
    const link = (
      <Link to={manual.href} lang={lang}>
        {manual.title}
      </Link>
    );
    links.push({ key: manual.href, link });
  }
  return (
    <Breadcrumb
      label={t`You are here`}
      links={links}
      here={<span lang={lang}>{manual.chapter?.title ?? manual.title}</span>}
    />
  );
}
