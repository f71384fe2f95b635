import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'
import type { Measure } from '@spadestik/domain/range'
import type { TimeName } from '@spadestik/domain/times'
import type { ConditionName } from './AgentCondition'

/** What a condition compares, as in 'budget: from 5 million'. */
export const conditionMessages = defineMessages<Record<ConditionName, NoMessageValues>>({
  freeSearch: { id: 'service.condition.freeSearch', defaultMessage: 'free text' },
  postalCode: { id: 'service.condition.postalCode', defaultMessage: 'zip code' },
  criteria: { id: 'service.condition.criteria', defaultMessage: 'criteria' },
  excludedCriteria: { id: 'service.condition.excludedCriteria', defaultMessage: 'excluded criteria' },
  projectPhases: { id: 'service.condition.phase', defaultMessage: 'phase' },
  procurementPhases: { id: 'service.condition.phase', defaultMessage: 'phase' },
  procurementTypes: { id: 'service.condition.procurementTypes', defaultMessage: 'type of procedure' },
  roles: { id: 'service.condition.roles', defaultMessage: 'roles' },
  companies: { id: 'service.condition.companies', defaultMessage: 'company' },
  countryIds: { id: 'service.condition.countryIds', defaultMessage: 'country' },
  deadline: { id: 'service.condition.deadline', defaultMessage: 'deadline' },
  start: { id: 'service.condition.start', defaultMessage: 'construction start' },
  updated: { id: 'service.condition.updated', defaultMessage: 'latest update' },
  building: { id: 'service.condition.building', defaultMessage: 'building period' },
  budget: { id: 'service.condition.budget', defaultMessage: 'estimated sum' },
  buildingSize: { id: 'service.condition.buildingSize', defaultMessage: 'building size' },
  groundSize: { id: 'service.condition.groundSize', defaultMessage: 'ground size' },
  units: { id: 'service.condition.units', defaultMessage: 'units' },
  metres: { id: 'service.condition.metres', defaultMessage: 'running metres' },
  isPublic: { id: 'service.condition.isPublic', defaultMessage: 'client' },
})

/** A number of a measure, or two numbers with a dash, with its unit. */
export const amountMessages = defineMessages<Record<Measure, { amount: string }>>({
  budget: { id: 'service.amount.budget', defaultMessage: '{amount} million' },
  buildingSize: { id: 'service.amount.size', defaultMessage: '{amount} m²' },
  groundSize: { id: 'service.amount.size', defaultMessage: '{amount} m²' },
  units: { id: 'service.amount.units', defaultMessage: '{amount}' },
  metres: { id: 'service.amount.metres', defaultMessage: '{amount} m' },
})

/** Times that count from today, such as 'within 14 days'. */
export const relativeTimeMessages = defineMessages<Record<TimeName, { count: number }>>({
  deadline: {
    id: 'service.time.deadline',
    defaultMessage: 'deadline within {count, plural, one {# day} other {# days}} of today',
  },
  start: {
    id: 'service.time.start',
    defaultMessage:
      'construction start within {count, plural, one {# quarter} other {# quarters}} of the current one',
  },
  updated: {
    id: 'service.time.updated',
    defaultMessage: 'updated within the last {count, plural, one {day} other {# days}}',
  },
})

export const filterMessages = defineMessages<{
  named: { name: string; value: string }
  stated: { filter: string }
  onlyStated: NoMessageValues
  from: { amount: string }
  to: { amount: string }
  since: { day: string }
  until: { day: string }
  period: { from: string; to: string }
  public: NoMessageValues
  private: NoMessageValues
}>({
  named: { id: 'service.filter.named', defaultMessage: '{name}: {value}' },
  stated: { id: 'service.filter.stated', defaultMessage: '{filter} (only where stated)' },
  onlyStated: { id: 'service.filter.onlyStated', defaultMessage: 'only where stated' },
  from: { id: 'service.filter.from', defaultMessage: 'from {amount}' },
  to: { id: 'service.filter.to', defaultMessage: 'up to {amount}' },
  since: { id: 'service.filter.since', defaultMessage: 'from {day}' },
  until: { id: 'service.filter.until', defaultMessage: 'until {day}' },
  period: { id: 'service.filter.period', defaultMessage: '{from} – {to}' },
  public: { id: 'service.filter.public', defaultMessage: 'public client' },
  private: { id: 'service.filter.private', defaultMessage: 'private client' },
})
