import type { Agent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'

/** What is being done with an agent; null for nothing. */
export type AgentDialog =
  | { readonly kind: 'save'; readonly search: SearchCriteria }
  | { readonly kind: 'replace'; readonly search: SearchCriteria; readonly summary: string }
  | { readonly kind: 'settings'; readonly agent: Agent }
  | { readonly kind: 'delete'; readonly agent: Agent }
  | null

/** What every dialog of an agent is told. */
export interface AgentDialogProps {
  readonly onClose: () => void
  /** Called with the agent as it was saved. */
  readonly onSaved: (agent: Agent) => void
}
