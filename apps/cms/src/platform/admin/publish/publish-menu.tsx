"use client";

import { PopupList } from "@payloadcms/ui";

interface PublishMenuProps {
  readonly onSchedule: () => void;
  /** Undefined where there are no languages. */
  readonly onLanguages: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Beside the publish button, for what is saved. */
export function PublishMenu({ onSchedule, onLanguages, onClose }: PublishMenuProps) {
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="schedule-publish" onClick={closing(onSchedule)}>
        Schedule…
      </PopupList.Button>
      {onLanguages !== undefined && (
        <PopupList.Button id="publish-languages" onClick={closing(onLanguages)}>
          Publish all languages…
        </PopupList.Button>
      )}
    </PopupList.ButtonGroup>
  );
}
