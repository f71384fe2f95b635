export { MailTimeField } from '../src/fields/MailTimeField/MailTimeField'
export type { MailTime, MailTimeFieldProps } from '../src/fields/MailTimeField/MailTimeField'
