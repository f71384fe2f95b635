export type { QueryLanguage } from '../src/search/query/fieldNames'
export { offerOperators } from '../src/search/query/offerOperators'
export { hasOperators, parseQuery } from '../src/search/query/parseQuery'
export { printQuery } from '../src/search/query/printQuery'
export { piecesOf } from '../src/search/query/queryPieces'
export type { QueryPiece } from '../src/search/query/queryPieces'
export type { QueryTerm } from '../src/search/query/queryTerms'
export { changeTerms, termsOf, withoutSynonyms, withoutTerm } from '../src/search/query/queryTerms'
export type {
  All,
  Beginning,
  Field,
  FieldName,
  Phrase,
  Query,
  QueryNode,
  Term,
  UnexpandedWord,
  Word,
} from '../src/search/query/Query'
export { postalCodeRanges } from '../src/search/query/postalCodeRanges'
