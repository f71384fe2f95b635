import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const filterMessages = defineMessages<{
  condition: { condition: string }
  named: { name: string; value: string }
  stated: { filter: string }
  onlyStated: NoMessageValues
  from: { unit: string; min: number }
  to: { unit: string; max: number }
  between: { unit: string; min: number; max: number }
  since: { day: string }
  until: { day: string }
  period: { from: string; to: string }
  public: NoMessageValues
  private: NoMessageValues
}>({
  condition: {
    id: 'service.alert.condition',
    defaultMessage:
      '{condition, select, freeSearch {free text} postalCode {zip code} criteria {criteria} excludedCriteria {excluded criteria} phase {phase} procurementTypes {type of procedure} roles {roles} companies {company} countryIds {country} deadline {deadline} start {construction start} updated {latest update} building {building period} budget {estimated sum} buildingSize {building size} groundSize {ground size} units {units} metres {running metres} other {client}}',
  },
  named: { id: 'service.filter.named', defaultMessage: '{name}: {value}' },
  stated: { id: 'service.filter.stated', defaultMessage: '{filter} (only where stated)' },
  onlyStated: { id: 'service.filter.onlyStated', defaultMessage: 'only where stated' },
  from: {
    id: 'service.filter.from',
    defaultMessage:
      '{unit, select, budget {from {min, number} million} metres {from {min, number} m} units {from {min, number}} other {from {min, number} m²}}',
  },
  to: {
    id: 'service.filter.to',
    defaultMessage:
      '{unit, select, budget {up to {max, number} million} metres {up to {max, number} m} units {up to {max, number}} other {up to {max, number} m²}}',
  },
  between: {
    id: 'service.filter.between',
    defaultMessage:
      '{unit, select, budget {{min, number}–{max, number} million} metres {{min, number}–{max, number} m} units {{min, number}–{max, number}} other {{min, number}–{max, number} m²}}',
  },
  since: { id: 'service.filter.since', defaultMessage: 'from {day}' },
  until: { id: 'service.filter.until', defaultMessage: 'until {day}' },
  period: { id: 'service.filter.period', defaultMessage: '{from} – {to}' },
  public: { id: 'service.filter.public', defaultMessage: 'public client' },
  private: { id: 'service.filter.private', defaultMessage: 'private client' },
})
