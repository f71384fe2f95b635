export { toMessage } from '../src/mail/toMessage'
export type { AlertItem, MailContent } from '../src/storage/records/MailContent'
