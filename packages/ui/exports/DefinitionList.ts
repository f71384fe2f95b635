export { DefinitionList } from '../src/DefinitionList/DefinitionList'
export type { Definition, DefinitionListProps } from '../src/DefinitionList/DefinitionList'
