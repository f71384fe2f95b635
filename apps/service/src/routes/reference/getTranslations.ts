import type { Handler } from '../../app/Operation'
import { languageCode } from '../../reference/languages'
import { nameIn } from '../../responses/nameIn'
import { translationProperty } from '../../reference/translationProperty'

/**
 * Answers the vocabulary of the data: the names that data refers to by key.
 *
 * @source specification 7
 */
export const getTranslations: Handler<'getTranslations'> = async ({ db, path }) => {
  const language = languageCode(path.languageId)
  const types = await db.selectFrom('criterion_types').select(['code', 'names']).orderBy('position').execute()
  return Object.fromEntries(
    types.map(({ code, names }) => [translationProperty(code), nameIn(names, language, 'en')]),
  )
}
