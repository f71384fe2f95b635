export { CompanyAutocomplete } from '../src/CompanyAutocomplete/CompanyAutocomplete'
export type { CompanyAutocompleteProps, CompanyChoice } from '../src/CompanyAutocomplete/CompanyAutocomplete'
