import type { Schemas } from '@spadestik/api-client'
import { CriterionPath } from '@spadestik/ui/CriterionPath'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { useCriterionTypes } from '../data/useCriterionTypes'
import { useTranslations } from '../data/useTranslations'
import { deepestPaths } from '@spadestik/domain/criteria'
import * as css from './ItemPage.css'

/** The criteria of an item as facts: the name of each type, and a path for each criterion. */
export function useCriterionDefinitions(groups: readonly Schemas['CriterionGroup'][]): Definition[] {
  const { data: types = [] } = useCriterionTypes()
  const { data: words = {} } = useTranslations()
  return groups.flatMap(({ typeId, criteria }) => {
    const type = types.find(({ id }) => id === typeId)
    if (type === undefined || criteria.length === 0) return []
    return [
      {
        id: `criteria ${typeId}`,
        term: words[type.translationProperty] ?? type.translationProperty,
        detail: (
          <ul className={css.links}>
            {deepestPaths(criteria).map((names) => (
              <li key={names.join('/')}>
                <CriterionPath names={names} />
              </li>
            ))}
          </ul>
        ),
      },
    ]
  })
}
