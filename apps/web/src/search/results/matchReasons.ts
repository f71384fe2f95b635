import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import { isFiltering, measures } from '@spadestik/domain/range'
import type { SearchCriteria } from '@spadestik/domain/search'
import { appliesTo } from '@spadestik/domain/search'
import { timeNames } from '@spadestik/domain/times'
import type { IntlShape } from 'react-intl'
import { companyLabel, measureLabel } from '../words/filterLabels'
import { measureMessages } from '../words/Measure.messages'
import { timeLabel } from '../words/timeLabel'
import type { SearchVocabulary } from '../words/useSearchVocabulary'
import { messages } from '../words/Filter.messages'
import { messages as reasonMessages } from './MatchReason.messages'

type Reason = Schemas['MatchReason']

export interface MatchedFilter {
  readonly id: string
  readonly label: string
  /** Whether the item has no value and matches only because the filter includes such items. */
  readonly isUnspecified: boolean
}

const nameOf = (named: readonly { readonly id: number; readonly name: string }[], id: number): string =>
  named.find((one) => one.id === id)?.name ?? String(id)

function matchedCriteria(reason: Reason, { criterionTypes }: SearchVocabulary): MatchedFilter[] {
  return reason.criteria.flatMap((id) => {
    const label = criterionTypes.find(({ names }) => names.has(id))?.names.get(id)
    return label === undefined ? [] : [{ id: `criterion ${id}`, label, isUnspecified: false }]
  })
}

/**
 * Returns the filters of a search that an item matches, except the free text. A filter with a range, such as
 * the budget, can also match an item without a value (S18).
 */
export function matchReasons(
  search: SearchCriteria,
  reason: Reason,
  vocabulary: SearchVocabulary,
  intl: IntlShape,
): MatchedFilter[] {
  const { formatMessage, formatList } = intl
  const anyOf = (field: keyof SearchCriteria, names: readonly string[]): MatchedFilter[] =>
    names.length === 0 || !appliesTo(field, search.itemType)
      ? []
      : [{ id: field, label: formatList(names, { type: 'disjunction' }), isUnspecified: false }]
  const valued = (
    field: keyof SearchCriteria,
    name: string,
    value: string,
    unspecified: Reason['unspecified'][number],
  ): MatchedFilter => {
    const isUnspecified = reason.unspecified.includes(unspecified)
    return {
      id: field,
      label: isUnspecified
        ? formatMessage(reasonMessages.notStated, { name })
        : formatMessage(messages.filterOf, { name, value }),
      isUnspecified,
    }
  }
  const { building, isPublic } = search
  const period = formatPeriod(building.from, building.to)
  return [
    ...matchedCriteria(reason, vocabulary),
    ...anyOf(
      'projectPhases',
      search.projectPhases.map((id) => nameOf(vocabulary.projectPhases, id)),
    ),
    ...anyOf(
      'procurementPhases',
      search.procurementPhases.map((id) => nameOf(vocabulary.procurementPhases, id)),
    ),
    ...anyOf(
      'procurementTypes',
      search.procurementTypes.map((id) => nameOf(vocabulary.procurementTypes, id)),
    ),
    ...anyOf(
      'roles',
      search.roles.map((id) => nameOf(vocabulary.roles, id)),
    ),
    ...anyOf(
      'companies',
      search.companies.map((id) => companyLabel(intl, vocabulary.companyNames, id)),
    ),
    ...anyOf(
      'countryIds',
      search.countryIds.map((id) => nameOf(vocabulary.countries, id)),
    ),
    ...timeNames.flatMap((name) => {
      const text = timeLabel(intl, name, search[name])
      return anyOf(name, text === '' ? [] : [text])
    }),
    ...(period === null
      ? []
      : [valued('building', formatMessage(messages.building), period, 'buildingPeriod')]),
    ...measures
      .filter((measure) => isFiltering(search[measure]))
      .map((measure) =>
        valued(
          measure,
          formatMessage(measureMessages[measure].name),
          measureLabel(intl, measure, { ...search[measure], allowUnspecified: true }),
          measure,
        ),
      ),
    ...anyOf(
      'isPublic',
      isPublic === null ? [] : [formatMessage(isPublic ? messages.public : messages.private)],
    ),
  ]
}
