import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Prepares the vocabulary for marked letters: each word gets its form without them, and `word_state` says by
 * which lexicons and rules the documents were written, and whether some have no marked letters yet (ADR 74).
 */
export const m0085Words: Migration = {
  async up(db) {
    await sql`alter table words add column folded text not null default ''`.execute(db)
    // It would serve questions for whole words too, and is slow at that. There is one for folded letters instead.
    await sql`drop index words_letters`.execute(db)
    await sql`alter table criteria add column document tsvector`.execute(db)
    await sql`
      create table word_state (version text not null, has_old_documents boolean not null)`.execute(db)
    await sql`
      insert into word_state (version, has_old_documents)
      select '', exists (select from project_search) or exists (select from procurement_search)
        or exists (select from company_search)`.execute(db)
  },
}
