export { AgentReplaceModal } from '../src/AgentReplaceModal/AgentReplaceModal'
export type {
  AgentChoice,
  AgentReplaceModalProps,
  ReplacedSearch,
} from '../src/AgentReplaceModal/AgentReplaceModal'
