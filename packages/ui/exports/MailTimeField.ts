export { MailTimeField } from '../src/MailTimeField/MailTimeField'
export type { MailTime, MailTimeFieldProps } from '../src/MailTimeField/MailTimeField'
