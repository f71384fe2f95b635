export { SafeHtml } from '../src/SafeHtml/SafeHtml'
export type { SafeHtmlProps } from '../src/SafeHtml/SafeHtml'
export { sanitizeHtml } from '../src/SafeHtml/sanitizeHtml'
