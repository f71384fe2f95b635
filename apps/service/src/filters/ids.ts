import type { ChoiceName } from '@spadestik/domain/search'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { AgentType } from '../storage/records/AgentFilters'
import type { IdColumn } from '../storage/tables/SearchTables'
import { everybody } from './AgentCondition'
import type { Condition } from './allOf'
import type { FilterRow, FoundItem } from './FilterRow'
import { namesInWords } from './words'

/** The name of a filter that chooses options of the item's own, such as its phase. */
type IdsName = Exclude<ChoiceName, 'roles'>

interface Ids {
  readonly name: IdsName
  readonly itemColumn: IdColumn
  readonly changedBy: readonly string[]
  readonly namesOf: (ids: readonly number[], language: LanguageCode) => string[]
  /** How companies are compared, if they do not have the column. */
  readonly ofCompany?: {
    readonly isMet: (ids: Condition) => Condition
    readonly idsOf: (company: FoundItem) => readonly number[]
  }
}

interface IdsRow extends FilterRow, Pick<Ids, 'itemColumn' | 'namesOf'> {}

/** A filter for items that have one of the chosen options. */
export function ids({ name, itemColumn, changedBy, namesOf, ofCompany }: Ids): IdsRow {
  const agentColumn = `${itemColumn}s` as const
  const column = sql.ref(`a.${agentColumn}`)
  const isMet = (chosen: Condition, itemType: AgentType) =>
    itemType === 'company' && ofCompany !== undefined
      ? ofCompany.isMet(chosen)
      : sql`${sql.ref(`s.${itemColumn}`)} = any(${chosen})`
  return {
    name,
    itemColumn,
    namesOf,
    isPaid: false,
    itemColumns: [itemColumn],
    changedBy,
    complete: (sent) => ({ [name]: sent[name] ?? [] }),
    searchConditions(sent, { itemType }) {
      const chosen = sent[name] ?? []
      return chosen.length === 0 ? [] : [isMet(sql`${[...chosen]}::integer[]`, itemType)]
    },
    agentColumns: (sent) => ({ [agentColumn]: sent[name]?.length ? [...sent[name]] : null }),
    agentConditions: (itemType) => [everybody(name, sql`${column} is null or ${isMet(column, itemType)}`)],
    askedConditions(sent, { language }) {
      const chosen = sent[name] ?? []
      return chosen.length === 0
        ? []
        : [{ name, asked: { names: namesOf(chosen, language) }, typeId: null, sent: { [name]: chosen } }]
    },
    inWords: namesInWords,
    found(item, { itemType, language }) {
      const { [itemColumn]: id = null } = item
      const own = itemType === 'company' && ofCompany !== undefined ? ofCompany.idsOf(item) : [id]
      const names = namesOf(
        own.filter((one) => one !== null),
        language,
      )
      return names.length === 0 ? null : { names }
    },
  }
}
