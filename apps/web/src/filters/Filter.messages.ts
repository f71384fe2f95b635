import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  roles: NoMessageValues
  rolesHint: NoMessageValues
  company: NoMessageValues
  unnamedCompany: { id: string }
  building: NoMessageValues
  buildingUnspecified: NoMessageValues
  buildingStated: NoMessageValues
  filterOf: { name: string; value: string }
  phases: NoMessageValues
  types: NoMessageValues
  sector: NoMessageValues
  bothSectors: NoMessageValues
  public: NoMessageValues
  private: NoMessageValues
  countries: NoMessageValues
  noProductPhases: NoMessageValues
  unseen: NoMessageValues
  reset: NoMessageValues
  undoChanges: NoMessageValues
  saveAsAgent: NoMessageValues
  replaceAgent: NoMessageValues
  agentSettings: NoMessageValues
  stated: { filter: string }
  notStated: { name: string; value: string }
  everyMatch: NoMessageValues
  criteria: NoMessageValues
  overridden: { branch: string; count: number; name: string }
  undo: NoMessageValues
  included: { included: number }
  excluded: { excluded: number }
  includedAndExcluded: { included: number; excluded: number }
}>({
  roles: { id: 'web.Search.roles', defaultMessage: 'Roles' },
  rolesHint: { id: 'web.Search.rolesHint', defaultMessage: 'Type a role' },
  company: { id: 'web.Search.company', defaultMessage: 'Company' },
  unnamedCompany: { id: 'web.Search.unnamedCompany', defaultMessage: 'Company no. {id}' },
  building: { id: 'web.Search.building', defaultMessage: 'Building period' },
  buildingUnspecified: {
    id: 'web.Search.buildingUnspecified',
    defaultMessage: 'Include those without a period',
  },
  buildingStated: { id: 'web.Search.buildingStated', defaultMessage: 'Only with a building period' },
  filterOf: { id: 'web.Search.filterOf', defaultMessage: '{name}: {value}' },
  phases: { id: 'web.Search.phases', defaultMessage: 'Phase' },
  types: { id: 'web.Search.types', defaultMessage: 'Type of procedure' },
  sector: { id: 'web.Search.sector', defaultMessage: 'Client' },
  bothSectors: { id: 'web.Search.bothSectors', defaultMessage: 'Both' },
  public: { id: 'web.Search.public', defaultMessage: 'Public' },
  private: { id: 'web.Search.private', defaultMessage: 'Private' },
  countries: { id: 'web.Search.countries', defaultMessage: 'Country' },
  noProductPhases: {
    id: 'web.Search.noProductPhases',
    defaultMessage: 'Phases that your product does not include cannot be chosen.',
  },
  unseen: {
    id: 'web.Search.unseen',
    defaultMessage: 'Only new and changed',
    description:
      'A button above the filters that is pressed or not, and the chip of this filter: only items that are new or changed since the user last saw them',
  },
  reset: { id: 'web.Search.reset', defaultMessage: 'Reset' },
  undoChanges: { id: 'web.Search.undoChanges', defaultMessage: 'Undo changes' },
  saveAsAgent: { id: 'web.Search.saveAsAgent', defaultMessage: 'Save as agent' },
  replaceAgent: { id: 'web.Search.replaceAgent', defaultMessage: 'Replace an agent' },
  agentSettings: { id: 'web.Search.agentSettings', defaultMessage: 'Settings of the agent' },
  stated: { id: 'web.Search.stated', defaultMessage: '{filter}, stated only' },
  notStated: { id: 'web.MatchReason.notStated', defaultMessage: '{name}: not stated, so let through' },
  everyMatch: { id: 'web.MatchReason.everything', defaultMessage: 'Nothing is filtered, so all match' },
  criteria: { id: 'web.Asked.criteria', defaultMessage: 'Criteria' },
  overridden: {
    id: 'web.Search.overridden',
    defaultMessage:
      '“{branch}” now applies to the whole branch. {count, plural, one {Your mark on “{name}” was replaced.} other {# of your marks below it were replaced.}}',
  },
  undo: { id: 'web.Search.undo', defaultMessage: 'Undo' },
  included: { id: 'web.Search.included', defaultMessage: '{included, number} chosen' },
  excluded: { id: 'web.Search.excluded', defaultMessage: '{excluded, number} excluded' },
  includedAndExcluded: {
    id: 'web.Search.includedAndExcluded',
    defaultMessage: '{included, number} chosen · {excluded, number} excluded',
  },
})
