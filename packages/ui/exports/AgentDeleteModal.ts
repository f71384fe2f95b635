export { AgentDeleteModal } from '../src/AgentDeleteModal/AgentDeleteModal'
export type { AgentDeleteModalProps, DeletedAgent } from '../src/AgentDeleteModal/AgentDeleteModal'
