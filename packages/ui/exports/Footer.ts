export { Footer } from '../src/layout/Footer/Footer'
export type { FooterColumn, FooterProps, LanguageChoice } from '../src/layout/Footer/Footer'
