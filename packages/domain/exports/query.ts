export { fieldNames } from '../src/query/fieldNames'
export type { QueryLanguage } from '../src/query/fieldNames'
export { hasOperators, parseQuery } from '../src/query/parseQuery'
export { printQuery } from '../src/query/printQuery'
export { piecesOf } from '../src/query/queryPieces'
export type { QueryPiece } from '../src/query/queryPieces'
export { termsOf, withoutTerm } from '../src/query/queryTerms'
export type {
  All,
  Beginning,
  Field,
  FieldName,
  Phrase,
  Query,
  QueryNode,
  Term,
  Word,
} from '../src/query/Query'
export { wordsOf } from '../src/query/wordsOf'
