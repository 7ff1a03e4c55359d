import { spawnSync } from "node:child_process"
import { chmod } from "node:fs/promises"
import { join } from "node:path"
import type { PostgresAddress } from "#scripts/env.ts"
import { Failure } from "#scripts/failure.mjs"
import { findPostgres } from "#scripts/postgres.ts"

/** Runs one of PostgreSQL's own programs on a database. @throws {Failure} with what it said, when it fails */
function run(program: "pg_dump" | "pg_restore" | "psql", address: PostgresAddress, args: string[]): string {
  const folder = findPostgres(program)
  if (folder === undefined)
    throw new Failure("Les programmes de PostgreSQL (pg_dump, pg_restore) manquent sur cette machine. Installez-les.")
  const { host, port, user, database, password } = address
  const { status, stdout, stderr, error } = spawnSync(
    join(folder, program),
    ["-h", host, "-p", String(port), "-U", user, "-d", database, "--no-password", ...args],
    { encoding: "utf8", env: { PATH: process.env["PATH"], PGPASSWORD: password, LC_ALL: "C.UTF-8" } },
  )
  if (status === 0) return stdout
  throw new Failure(`${program} a échoué : ${(stderr || String(error ?? status)).trim().split("\n")[0]}`)
}

/** Copies a database in use, as it stood at one moment. */
export async function dumpPostgres(address: PostgresAddress, to: string): Promise<void> {
  run("pg_dump", address, ["--format=custom", "--no-owner", "--no-privileges", "-f", to])
  await chmod(to, 0o600)
}

/** Whether a database has no table yet: only such a one is restored into. */
export const isEmptyPostgres = (address: PostgresAddress): boolean =>
  run("psql", address, [
    "-tAc",
    "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  ]).trim() === "0"

/** Fills an empty database from a copy: all of it, or nothing. */
export function restorePostgres(address: PostgresAddress, from: string): void {
  run("pg_restore", address, ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", from])
}
