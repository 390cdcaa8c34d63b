import type { StoryGroup } from "../story.ts";
import { abPlayer } from "./ab-player.stories.tsx";
import { accordion } from "./accordion.stories.tsx";
import { badge } from "./badge.stories.tsx";
import { breadcrumb } from "./breadcrumb.stories.tsx";
import { button } from "./button.stories.tsx";
import { card } from "./card.stories.tsx";
import { carousel } from "./carousel.stories.tsx";
import { checkboxField } from "./checkbox-field.stories.tsx";
import { checkboxRow } from "./checkbox-row.stories.tsx";
import { confirmButton } from "./confirm-button.stories.tsx";
import { copyField } from "./copy-field.stories.tsx";
import { cover } from "./cover.stories.tsx";
import { dialog } from "./dialog.stories.tsx";
import { drawer } from "./drawer.stories.tsx";
import { emptyState } from "./empty-state.stories.tsx";
import { faceplate } from "./faceplate.stories.tsx";
import { iconButton } from "./icon-button.stories.tsx";
import { link } from "./link.stories.tsx";
import { menu } from "./menu.stories.tsx";
import { navigationPanel } from "./navigation-panel.stories.tsx";
import { notice } from "./notice.stories.tsx";
import { pagination } from "./pagination.stories.tsx";
import { panel } from "./panel.stories.tsx";
import { pitchLine } from "./pitch-line.stories.tsx";
import { priceTag } from "./price-tag.stories.tsx";
import { productCard } from "./product-card.stories.tsx";
import { progress } from "./progress.stories.tsx";
import { quantityStepper } from "./quantity-stepper.stories.tsx";
import { radioGroup } from "./radio-group.stories.tsx";
import { selectField } from "./select-field.stories.tsx";
import { skeleton } from "./skeleton.stories.tsx";
import { stickyBox } from "./sticky-box.stories.tsx";
import { switchField } from "./switch-field.stories.tsx";
import { table } from "./table.stories.tsx";
import { tabs } from "./tabs.stories.tsx";
import { textAreaField } from "./text-area-field.stories.tsx";
import { textField } from "./text-field.stories.tsx";
import { timeline } from "./timeline.stories.tsx";
import { toast } from "./toast.stories.tsx";
import { tooltip } from "./tooltip.stories.tsx";
import { videoModal } from "./video-modal.stories.tsx";

export const storyGroups: readonly StoryGroup[] = [
  { title: "Actions", stories: [button, confirmButton, iconButton, link, menu] },
  {
    title: "Forms",
    stories: [
      textField,
      textAreaField,
      selectField,
      checkboxField,
      checkboxRow,
      radioGroup,
      switchField,
      quantityStepper,
      copyField,
    ],
  },
  { title: "Ways", stories: [navigationPanel, tabs, accordion, breadcrumb, pagination, stickyBox] },
  { title: "Above the page", stories: [dialog, drawer, tooltip, toast, videoModal] },
  {
    title: "Content",
    stories: [card, panel, table, timeline, carousel, badge, priceTag, productCard],
  },
  { title: "States", stories: [notice, emptyState, progress, skeleton] },
  { title: "Brand", stories: [pitchLine, cover, faceplate, abPlayer] },
];
