export { DefinitionList } from '../src/data/DefinitionList/DefinitionList'
export type { Definition, DefinitionListProps } from '../src/data/DefinitionList/DefinitionList'
