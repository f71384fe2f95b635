import type { Generated, JSONColumnType } from 'kysely'

/** The sources from which notices are fetched. */
export interface SourceTables {
  sources: {
    /** The name in the configuration. */
    name: string
    /** How far the source has been read, in the form of its kind. */
    state: JSONColumnType<Readonly<Record<string, unknown>>>
    /** When the source was first read. */
    known_since: string
    next_run: string
    /** The run that reads the source now, or read it last. */
    run_id: string | null
    /** While this time is ahead, an instance is reading the source. */
    running_until: string | null
    last_run: string | null
    last_success: string | null
    /** The number of failures since the last success. */
    failures: Generated<number>
    /** Why the last run failed. */
    failure: string | null
    /** Whether it has been reported that the source has given nothing for longer than its schedule allows. */
    is_silent: Generated<boolean>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    skipped: Generated<number>
  }
}
