import { readFileSync } from 'node:fs'
import type { SynonymGroup } from './parseSynonyms'
import { parseSynonyms } from './parseSynonyms'

/**
 * Reads a table of synonyms. The default is the table in the repository.
 *
 * @throws SynonymError when the table cannot be used.
 */
export function readSynonyms(
  file: string | URL = new URL('./synonyms.tsv', import.meta.url),
): SynonymGroup[] {
  return parseSynonyms(readFileSync(file, 'utf8'))
}
