import type { Schemas } from '@spadestik/api-client'
import { CriterionPath } from '@spadestik/ui/CriterionPath'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { useCriterionTypes, useTranslations } from '../../api/vocabulary'
import { criteriaByType, deepestPaths, standardTypes } from '@spadestik/domain/criteria'
import * as css from '../ItemPage.css'

/**
 * Returns the criteria of an item, such as 'Schools' or 'Aarhus', grouped by type, such as geography. The
 * standard types come first.
 */
export function useCriterionDefinitions(groups: readonly Schemas['CriterionGroup'][]): Definition[] {
  const { data: types = [] } = useCriterionTypes()
  const { data: words = {} } = useTranslations()
  const standard = standardTypes(types)
  const tailored = types.filter((type) => !standard.includes(type))
  return criteriaByType([...standard, ...tailored], groups).map(({ type, paths }) => ({
    id: `criteria ${type.id}`,
    term: words[type.translationProperty] ?? type.translationProperty,
    detail: (
      <ul className={css.links}>
        {deepestPaths(paths).map((names) => (
          <li key={names.join('/')}>
            <CriterionPath names={names} />
          </li>
        ))}
      </ul>
    ),
  }))
}
