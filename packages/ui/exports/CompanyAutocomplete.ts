export { CompanyAutocomplete } from '../src/fields/CompanyAutocomplete/CompanyAutocomplete'
export type {
  CompanyAutocompleteProps,
  CompanyChoice,
} from '../src/fields/CompanyAutocomplete/CompanyAutocomplete'
