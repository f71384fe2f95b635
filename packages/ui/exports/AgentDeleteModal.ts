export { AgentDeleteModal } from '../src/saved/AgentDeleteModal/AgentDeleteModal'
export type { AgentDeleteModalProps, DeletedAgent } from '../src/saved/AgentDeleteModal/AgentDeleteModal'
