CREATE TABLE "shop"."staff_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_device" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_passkey" (
	"credential_id" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" integer NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_session" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor_at" timestamp with time zone,
	"challenge" text
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_totp" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_device_staff" ON "shop"."staff_device" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_passkey_staff" ON "shop"."staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "shop"."staff_recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "shop"."staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_created" ON "shop"."staff_session" USING btree ("created_at");