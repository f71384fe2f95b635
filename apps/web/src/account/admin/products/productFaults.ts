import type { Schemas } from '@spadestik/api-client'
import type { MessageDescriptor } from 'react-intl'
import { messages } from './Products.messages'

/** The fields of a product that can be wrong. */
export type ProductField = 'code' | 'name' | 'phases' | 'domains' | 'from' | 'to'

/** What the service asks of a field, as a text. It is said when the service refuses the field. */
export const productRules = {
  code: messages.codeWrong,
  name: messages.nameWrong,
  phases: messages.phasesWrong,
  domains: messages.countriesWrong,
  from: messages.dayWrong,
  to: messages.dayWrong,
} as const satisfies Record<ProductField, MessageDescriptor>

const shortestName = 2
export const longestName = 100
export const longestCode = 40

const isWrongDay = (day: string | null) => day !== null && !/^(?:19|2\d)\d{2}-/.test(day)

/** Returns what is wrong with a product that was typed, by its fields. */
export function productFaults({
  code,
  terms: { name, domains, from, to },
}: Schemas['ManagedProductDraft']): Partial<Record<ProductField, MessageDescriptor>> {
  const endsEarly = from !== null && to !== null && from > to
  return {
    ...(!/^[a-z0-9-]{2,40}$/.test(code) && { code: productRules.code }),
    ...(name.trim().length < shortestName && { name: productRules.name }),
    ...(domains.length === 0 && { domains: productRules.domains }),
    ...(isWrongDay(from) && { from: productRules.from }),
    ...(isWrongDay(to) ? { to: productRules.to } : endsEarly && { to: messages.endsEarly }),
  }
}
