export { Footer } from '../src/Footer/Footer'
export type { FooterColumn, FooterProps, LanguageChoice } from '../src/Footer/Footer'
