import type { Agent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'

/**
 * The open dialog about an agent (a saved search), or null if none is open. One example is the dialog that
 * saves a search as an agent.
 */
export type AgentDialog =
  | { readonly kind: 'save'; readonly search: SearchCriteria }
  | { readonly kind: 'replace'; readonly search: SearchCriteria; readonly summary: string }
  | { readonly kind: 'settings'; readonly agent: Agent }
  | { readonly kind: 'delete'; readonly agent: Agent }
  | null

/** The props that all dialogs that save an agent (a saved search) share. */
export interface AgentDialogProps {
  readonly onClose: () => void
  /** Called with the saved agent. */
  readonly onSaved: (agent: Agent) => void
}
