import type { ProfileChange, SummaryResponse } from "@autotune/contract";
import type { Database, Executor, Transaction } from "@autotune/database";
import type { PaymentProvider } from "@autotune/payments";
import type { Language } from "@autotune/routes";
import type { Storage } from "@autotune/storage";
import type { SQL } from "drizzle-orm";
import type { App } from "../app.ts";
import type { WebSettings, WorkerSettings } from "../environment.ts";
import type { Queue } from "../jobs/queue.ts";
import type { UnitOfWork } from "../jobs/unit-of-work.ts";
import type { SignedInAccount } from "../session/session-repository.ts";
import type { StaffGuard } from "../staff-api/staff-guard.ts";

/** What the web process gives to the routes of a module. */
interface WebDeps {
  readonly settings: WebSettings;
  readonly provider: PaymentProvider;
  readonly storage: Storage;
  /** The version of the storefront that this process serves. */
  readonly release: string;
}

/** What the worker process gives to the jobs of a module. */
interface WorkerDeps {
  readonly settings: WorkerSettings;
  readonly provider: PaymentProvider;
  readonly storage: Storage;
}

export interface Person {
  readonly accountId: number;
  readonly email: string;
}

/** Two accounts of one person, of which one stays. */
export interface MergedAccounts {
  readonly kept: number;
  readonly merged: number;
}

export interface ChangedEmail {
  readonly accountId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
}

interface ChangedProfile extends Person {
  readonly change: ProfileChange;
  /** Their mailbox has to confirm first that it wants reminders. */
  readonly isReminderConfirmationNeeded: boolean;
}

export interface BouncedMail {
  readonly email: string;
  /** What the email was. */
  readonly kind: string;
}

export type SummaryReader = (
  account: SignedInAccount,
  language: Language,
) => Promise<SummaryResponse>;

/**
 * What a module adds to the processes, and what it does when something happens to a person. The processes loop over
 * these; a new module is a folder and a line in its domain's `modules.ts`.
 */
export interface ModuleManifest {
  readonly name: string;

  /** Adds its routes to the web process. */
  readonly routes?: (app: App, deps: WebDeps) => PromiseLike<unknown>;
  /** Adds its staff calls, in the scope in which requests of the back office are verified. */
  readonly staffRoutes?: (scope: App, guard: StaffGuard, deps: WebDeps) => void;
  /** Paths whose requests carry a signed token and come from no page of ours. */
  readonly tokenPaths?: readonly string[];
  /** All that it sends jobs to: they exist before the first job does. */
  readonly queues?: readonly Pick<Queue<object>, "name" | "isBulk">[];
  /** Starts its queues and schedules in the worker process. */
  readonly work?: (app: App, deps: WorkerDeps) => PromiseLike<unknown>;

  /** What it stores about a person, by its name in the file that they download. */
  readonly personalData?: Readonly<Record<string, (accountId: number) => SQL>>;
  /** Removes it, or what identifies them in it. What the law requires us to retain stays. */
  readonly erase?: (transaction: Transaction, person: Person) => Promise<void>;
  /** Its tables that belong to an account, by the column that names it: a merge moves them. */
  readonly ownedTables?: readonly (readonly [table: string, column: string])[];
  /** Moves what needs more than that. May run again. */
  readonly mergeAccounts?: (executor: Executor, accounts: MergedAccounts) => Promise<void>;
  /** Moves what is stored by email address alone. May run again. */
  readonly moveEmail?: (
    executor: Executor,
    emails: { readonly from: string; readonly to: string },
  ) => Promise<void>;
  /** Follows an account to its new email address. */
  readonly emailChanged?: (work: UnitOfWork, change: ChangedEmail) => Promise<void>;
  readonly profileChanged?: (work: UnitOfWork, change: ChangedProfile) => Promise<void>;
  /** An email came back because its mailbox does not exist. */
  readonly bounced?: (work: UnitOfWork, mail: BouncedMail) => Promise<void>;
  /** The owner of a mailbox reported our email as spam. */
  readonly complained?: (transaction: Transaction, email: string) => Promise<void>;

  /** Reads what an account owns and owned. One module does. */
  readonly createSummaryReader?: (database: Database) => SummaryReader;
  /**
   * Its part of a customer's timeline: statements with the columns (at, key, kind, what, more, amount, currency).
   * Nothing that opens an account is among them.
   */
  readonly timeline?: (accountId: number) => readonly SQL[];
  /** Whether the `data` of a job that sends an email is about this account. */
  readonly isJobOf?: (accountId: number) => SQL;
}

declare module "fastify" {
  interface FastifyInstance {
    /** The modules of this process, those of lower domains first. */
    readonly modules: readonly ModuleManifest[];
  }
}
