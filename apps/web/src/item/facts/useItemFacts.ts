import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { deepestPaths } from '@spadestik/domain/criteria'
import { dayAt, daysBetween, formatDate } from '@spadestik/domain/dates'
import { nextDeadline, windowStatus } from '@spadestik/domain/deadlines'
import { roleIds } from '@spadestik/domain/roles'
import type { Fact } from '@spadestik/ui/FactsStrip'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { knownOr } from '../../api/cache/knownOr'
import { useCriterionTypes, useProcurementPhases, useProjectPhases } from '../../api/vocabulary'
import { useCaller } from '../../session/SessionContext'
import { messages } from '../ItemPage.messages'
import { itemMoment, tenderWindows } from './tenderWindows'
import type { StripDeadline } from './useStripFacts'
import { useStripFacts } from './useStripFacts'
import { useWindowWords } from './useWindowWords'
import { useBudgetWords } from './useWithheldWords'

/**
 * Returns a function that finds the smallest known area of an item, such as a municipality, and the next
 * larger area, such as a region. `unknown` is set until the types of criteria are known.
 */
function useArea() {
  const types = useCriterionTypes()
  return (groups: readonly Schemas['CriterionGroup'][]) => {
    const type = types.data?.find(
      ({ translationProperty }) => translationProperty === 'criterionType.geography',
    )
    const group = groups.find(({ typeId }) => typeId === type?.id)
    const path = group === undefined ? [] : (deepestPaths(group.criteria)[0] ?? [])
    const unknown = types.data === undefined ? types : null
    return { area: path.at(-1) ?? null, around: path.at(-2), unknown }
  }
}

/** Returns the key facts of a procurement, such as its next deadline (Q01). */
export function useProcurementStrip(procurement: Schemas['Procurement']): Fact[] {
  const { formatMessage } = useIntl()
  const phases = knownOr(useProcurementPhases().data, [])
  const isLocked = !may(useCaller(), 'readPaidDetails')
  const strip = useStripFacts()
  const wordsOf = useWindowWords()
  const budgetWords = useBudgetWords()
  const { area, around, unknown } = useArea()(procurement.criteria)
  const { liable, phase } = procurement
  const moment = itemMoment(procurement)

  function deadline(): StripDeadline | null {
    const window = nextDeadline(tenderWindows(procurement), phase.id, moment)
    const words = window === null ? null : wordsOf(window).to
    if (window === null || words === null) return null
    const of = formatMessage(messages[window.kind])
    return { words, days: windowStatus(window, moment).days ?? 0, of }
  }
  const authority = formatMessage(messages.authority)
  return [
    strip.deadline(isLocked ? 'locked' : deadline()),
    strip.fact('sum', formatMessage(messages.budget), budgetWords(procurement)),
    unknown === null
      ? strip.fact('place', formatMessage(messages.place), area, around)
      : strip.unknown('place', formatMessage(messages.place), unknown),
    isLocked ? strip.locked('owner', authority, 'Xxxxxx Xxxxxxx') : strip.fact('owner', authority, liable),
    strip.phase(phases, phase),
  ]
}

/** Returns the key facts of a project, such as the next deadline of its tenders (P01). */
export function useProjectStrip(project: Schemas['Project']): Fact[] {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const phases = knownOr(useProjectPhases().data, [])
  const isLocked = !may(useCaller(), 'readPaidDetails')
  const strip = useStripFacts()
  const { area, around, unknown } = useArea()(project.criteria)
  const { budget, currency, postalCode, city, companyRoles, procurements, procurementCount, phase } = project
  const { now, timeZone } = itemMoment(project)

  function deadline(): StripDeadline | null {
    const [next] = procurements
      .flatMap(({ nextDeadline: day, nextDeadlineWindow: window }) => (day === null ? [] : [{ day, window }]))
      .toSorted((one, other) => one.day.localeCompare(other.day))
    if (next === undefined) return null
    const { day, window } = next
    const of = window ? { of: formatMessage(messages[window]) } : {}
    return { words: formatDate(day), days: daysBetween(dayAt(now, timeZone), day), ...of }
  }
  const town = [postalCode, city].filter(Boolean).join(' ')
  const builder = companyRoles.find(({ role }) => role?.id === roleIds.builder)
  return [
    strip.deadline(isLocked && procurementCount > 0 ? 'locked' : deadline()),
    strip.fact('sum', formatMessage(messages.sum), budget === null ? null : money(budget, currency)),
    unknown === null || town !== ''
      ? strip.fact('place', formatMessage(messages.place), town || area, town === '' ? around : area)
      : strip.unknown('place', formatMessage(messages.place), unknown),
    strip.fact('owner', formatMessage(messages.builder), builder?.companyName ?? null),
    strip.phase(phases, phase),
  ]
}
