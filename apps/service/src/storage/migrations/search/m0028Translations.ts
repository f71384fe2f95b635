import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { learnTranslations } from '../../../words/translations/learnTranslations'

/** Creates the table of translations, and learns translations from the names of criteria (ADR 38). */
export const m0028Translations: Migration = {
  async up(db) {
    await sql`
      create table translations (
        language text not null,
        stem text not null,
        target_language text not null,
        word text not null,
        share real not null,
        primary key (stem, language, target_language, word)
      )`.execute(db)
    await learnTranslations(db)
  },
}
