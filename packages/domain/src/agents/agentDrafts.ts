import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '../limits/limits'
import type { SearchCriteria } from '../search/SearchCriteria'
import { toCompanySearch, toProcurementSearch, toProjectSearch } from '../search/toSearchBody'

/** How often an agent or a list writes. */
export type MailTime = Schemas['MailTime']

/** What a person says of an agent beside its filters. */
export interface AgentSettings {
  readonly name: string
  readonly mailTime: MailTime
  readonly paUserIds: readonly number[]
}

/** The times of an e-mail, in the order that they are offered. @source specification 1 and 3 */
export const mailTimes: readonly MailTime[] = ['always', 'daily', 'weekly', 'never']

/** The mail time of a new agent or list. @source specification 9 */
export const defaultMailTime: MailTime = 'daily'

/** The settings that a new agent begins with: a name from what is searched for, cut to its limit. */
export function newAgentSettings(search: SearchCriteria, ownId: number): AgentSettings {
  return {
    name: [...search.freeSearch.trim()].slice(0, limits.nameMaxLength).join('').trim(),
    mailTime: defaultMailTime,
    paUserIds: [ownId],
  }
}

const settingsBody = ({ name, mailTime, paUserIds }: AgentSettings) => ({
  name: name.trim(),
  mailTime,
  paUserIds: [...paUserIds],
})

/** The body of a project agent. */
export function toProjectAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['ProjectAgentDraft'] {
  return { ...toProjectSearch(search), ...settingsBody(settings), type: 'project' }
}

/** The body of a procurement agent. */
export function toProcurementAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['ProcurementAgentDraft'] {
  return { ...toProcurementSearch(search), ...settingsBody(settings), type: 'procurement' }
}

/** The body of a company agent. */
export function toCompanyAgent(
  search: SearchCriteria,
  settings: AgentSettings,
): Schemas['CompanyAgentDraft'] {
  return { ...toCompanySearch(search), ...settingsBody(settings), type: 'company' }
}
