import { findProfileProblems, type ProfileField } from "@autotune/commerce";
import type { UserResponse } from "@autotune/contract";
import { useState } from "react";
import { patchUser } from "../api/patch-user.ts";
import { announceSession } from "../session/announce-session.ts";
import { setUser } from "../session/user-store.ts";
import {
  changedElsewhere,
  changesOf,
  shownValues,
  type Draft,
  type ProfileValues,
  type Typed,
} from "./draft.ts";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";

/** The outcome of the last save. */
type Outcome =
  | { readonly kind: "saved"; readonly changes: Typed }
  | { readonly kind: "rejected" }
  | RequestFailure;

export interface ProfileEditing {
  readonly isOpen: boolean;
  readonly busy: boolean;
  /** The values of the fields. */
  readonly values: ProfileValues;
  /** Fields whose error is to be shown now. */
  readonly problems: readonly ProfileField[];
  readonly elsewhere: readonly ProfileField[];
  readonly outcome: Outcome | undefined;
  readonly begin: () => void;
  readonly cancel: () => void;
  readonly type: (typed: Typed) => void;
  readonly leave: (field: ProfileField) => void;
  /** Returns the first invalid field, if there is one. */
  readonly save: () => Promise<ProfileField | undefined>;
}

/** A part of the profile that is edited in place. No correction while the person still types. */
export function useProfileEditing(user: UserResponse): ProfileEditing {
  const [draft, setDraft] = useState<Draft>();
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const [rejected, setRejected] = useState<readonly ProfileField[]>([]);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const changes = draft === undefined ? {} : changesOf(draft, user);
  const wrong = findProfileProblems(user, changes);

  const start = (next: Draft | undefined) => {
    setDraft(next);
    setLeft(new Set());
    setRejected([]);
    setTried(false);
  };

  const save = async () => {
    if (busy) return undefined;
    setTried(true);
    const [first] = wrong;
    if (first !== undefined) return first;
    setOutcome(undefined);
    if (Object.keys(changes).length === 0) {
      start(undefined);
      return undefined;
    }
    setBusy(true);
    const patched = await patchUser(user.id, changes);
    setBusy(false);
    switch (patched.kind) {
      case "failed":
        setOutcome(patched);
        return undefined;
      case "rejected":
        setOutcome({ kind: "rejected" });
        setRejected(patched.fields);
        return patched.fields[0];
      case "saved":
        setOutcome({ kind: "saved", changes });
        start(undefined);
        setUser(patched.user);
        // Other tabs show the profile too.
        announceSession();
        return undefined;
    }
  };

  return {
    isOpen: draft !== undefined,
    busy,
    values: draft === undefined ? user : shownValues(draft, user),
    problems: [...new Set([...wrong.filter((field) => tried || left.has(field)), ...rejected])],
    elsewhere: draft === undefined ? [] : changedElsewhere(draft, user),
    outcome,
    begin: () => {
      setOutcome(undefined);
      start({ began: user, typed: {} });
    },
    cancel: () => {
      setOutcome(undefined);
      start(undefined);
    },
    type: (typed) => {
      setDraft((before) =>
        before === undefined ? before : { ...before, typed: { ...before.typed, ...typed } },
      );
      setRejected((before) => before.filter((field) => typed[field] === undefined));
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    save,
  };
}
