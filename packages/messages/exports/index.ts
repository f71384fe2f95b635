export { languageOfId, languages } from '../src/languages'
export type { AppLanguage, LanguageTag } from '../src/languages'
