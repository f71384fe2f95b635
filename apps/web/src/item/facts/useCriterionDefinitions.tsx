import type { Schemas } from '@spadestik/api-client'
import { CriterionPath } from '@spadestik/ui/CriterionPath'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { FailedPart } from '../../resources/FailedPart'
import { useCriterionTypes, useRetryVocabulary, useTranslations } from '../../api/vocabulary'
import { criteriaByType, deepestPaths, standardTypes } from '@spadestik/domain/criteria'
import * as css from '../ItemPage.css'

const definition = (typeId: number, term: ReactNode, paths: readonly (readonly string[])[]): Definition => ({
  id: `criteria ${typeId}`,
  term,
  detail: (
    <ul className={css.links}>
      {deepestPaths(paths).map((names) => (
        <li key={names.join('/')}>
          <CriterionPath names={names} />
        </li>
      ))}
    </ul>
  ),
})

/**
 * Returns an item's criteria grouped by criterion type. The types for all customers come before the types for
 * some customers only. While the names of the types load, returns skeletons, so that the content below does
 * not move. If they could not be fetched, the first term says so.
 */
export function useCriterionDefinitions(groups: readonly Schemas['CriterionGroup'][]): Definition[] {
  const { data: types, error: typesError } = useCriterionTypes()
  const { data: words, error: wordsError } = useTranslations()
  const retry = useRetryVocabulary()
  if (types === undefined || words === undefined) {
    const hasFailed = typesError !== undefined || wordsError !== undefined
    return groups.map(({ typeId, criteria }, place) => {
      const failed = place === 0 ? <FailedPart onRetry={retry} /> : '–'
      return definition(typeId, hasFailed ? failed : <Skeleton width="60%" lineHeight={20} />, criteria)
    })
  }
  const standard = standardTypes(types)
  const tailored = types.filter((type) => !standard.includes(type))
  return criteriaByType([...standard, ...tailored], groups).map(({ type, paths }) =>
    definition(type.id, words[type.translationProperty] ?? type.translationProperty, paths),
  )
}
