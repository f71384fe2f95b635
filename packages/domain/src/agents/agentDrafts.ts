import type { Schemas } from '@spadestik/api-client/schema'
import type { AlertKinds } from './alerts/alertKinds'
import { alertKindsBody } from './alerts/alertPresets'
import { limits } from '../limits/limits'
import { oneLine } from './names'
import type { SearchCriteria } from '../search/SearchCriteria'
import { toCompanySearch, toProcurementSearch, toProjectSearch } from '../search/searchBody'

export type MailTime = Schemas['MailTime']

/** The settings of an agent (a saved search) besides its filters. */
export interface AgentSettings {
  readonly name: string
  readonly mailTime: MailTime
  /** The timing of the user alone. Null in a change ends it. */
  readonly ownMailTime?: MailTime | null
  /** How urgently each kind of change is mailed. Undefined if every kind has its default. */
  readonly alertKinds?: AlertKinds
  readonly paUserIds: readonly number[]
}

export const defaultMailTime: MailTime = 'daily'

/**
 * Returns the settings of a new agent (a saved search). Its name is the free text of the search, cut to the
 * maximum length.
 */
export function newAgentSettings(search: SearchCriteria, ownId: number): AgentSettings {
  return {
    name: [...search.freeSearch.trim()].slice(0, limits.nameMaxLength).join('').trim(),
    mailTime: defaultMailTime,
    paUserIds: [ownId],
  }
}

const settingsBody = ({ name, mailTime, ownMailTime, alertKinds, paUserIds }: AgentSettings) => ({
  name: oneLine(name),
  mailTime,
  ...(ownMailTime === null && { ownMailTime }),
  ...alertKindsBody(alertKinds, 'agent'),
  paUserIds: [...paUserIds],
})

const orderBody = ({ order, ascending }: SearchCriteria) => ({ orderBy: order, ascending })

export function toProjectAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['ProjectAgentDraft'] {
  return { ...toProjectSearch(search), ...orderBody(search), ...settingsBody(settings), type: 'project' }
}

export function toProcurementAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['ProcurementAgentDraft'] {
  return {
    ...toProcurementSearch(search),
    ...orderBody(search),
    ...settingsBody(settings),
    type: 'procurement',
  }
}

export function toCompanyAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['CompanyAgentDraft'] {
  return { ...toCompanySearch(search), ...settingsBody(settings), type: 'company' }
}
