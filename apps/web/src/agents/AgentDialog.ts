import type { Agent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'

export type AgentDialog =
  | { readonly kind: 'save'; readonly search: SearchCriteria }
  | { readonly kind: 'replace'; readonly search: SearchCriteria; readonly summary: string }
  | { readonly kind: 'settings'; readonly agent: Agent }
  | { readonly kind: 'delete'; readonly agent: Agent }
  | null

export interface AgentDialogProps {
  readonly onClose: () => void
  readonly onSaved: (agent: Agent) => void
}
