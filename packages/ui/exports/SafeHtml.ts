export { SafeHtml } from '../src/text/SafeHtml/SafeHtml'
export type { SafeHtmlProps } from '../src/text/SafeHtml/SafeHtml'
export { sanitizeHtml } from '../src/text/SafeHtml/sanitizeHtml'
