export { AgentReplaceModal } from '../src/saved/AgentReplaceModal/AgentReplaceModal'
export type {
  AgentChoice,
  AgentReplaceModalProps,
  ReplacedSearch,
} from '../src/saved/AgentReplaceModal/AgentReplaceModal'
