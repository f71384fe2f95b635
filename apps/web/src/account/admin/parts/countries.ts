import { messages } from './Admin.messages'

/** The countries by their top-level domains. */
export const countries = [
  { value: 'dk', label: messages.denmark },
  { value: 'se', label: messages.sweden },
  { value: 'no', label: messages.norway },
] as const
