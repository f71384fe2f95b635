import type { Kysely } from 'kysely'
import type { ParseArgsConfig } from 'node:util'
import type { UserAdministration } from '../../accounts/provisioning/users'
import type { BackupSource } from '../../storage/backup/createBackup'
import type { Database } from '../../storage/Database'

export interface AdminContext extends UserAdministration {
  readonly db: Kysely<Database>
  /** The same database, as backups read it. */
  readonly database: BackupSource
  readonly dataFolder: string
  /** The folder in which the command was typed. Names of folders are relative to it. */
  readonly workingFolder: string
  readonly publicUrl: string
  /** The environment variables of the service. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The text of the file that the command names. Null for commands without a file. */
  readonly input: string | null
}

/** What a command prints: a text for people, and with `--json` the value. */
export interface Answer {
  readonly text: string
  readonly value: unknown
}

/** The options of a command, as they were typed. */
export type Options = Readonly<Record<string, string | boolean | undefined>>

export interface Command {
  /** The names of its arguments, such as `EMAIL`. */
  readonly takes: readonly string[]
  readonly options?: NonNullable<ParseArgsConfig['options']>
  /** What it does, for the list of commands. */
  readonly does: string
  readonly run: (context: AdminContext, args: readonly string[], options: Options) => Promise<Answer>
}

/** An answer that has nothing but a text. */
export const told = (text: string): Answer => ({ text, value: { text } })

/** Returns rows as a table with columns of one width. */
export function asTable(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? '-')))
  const widths = (cells[0] ?? []).map((_cell, place) =>
    Math.max(...cells.map((row) => row[place]?.length ?? 0)),
  )
  return cells
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** More rows than this are shown a page at a time. */
export const mostRows = 200
