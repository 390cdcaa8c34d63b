import type { BetaProgram } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { betaSignup } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";

interface SignupToKeep {
  readonly program: BetaProgram;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number;
  readonly language: Language;
}

/** One address signs up once. Whoever asks again changes nothing: anybody could, with an address that is not theirs. */
export async function keepSignup(database: Database, signup: SignupToKeep): Promise<void> {
  await database
    .insert(betaSignup)
    .values(signup)
    .onConflictDoNothing({ target: [betaSignup.program, betaSignup.email] });
}
