import { sql } from 'kysely'

type LongText = 'description' | 'summary' | 'tenderText'

/**
 * The details of an item without its long texts, which no summary shows. A page of summaries would otherwise
 * read megabytes.
 */
export const withoutTexts = <Details>() =>
  sql<Omit<Details, LongText>>`details - array['description', 'summary', 'tenderText']`.as('details')
