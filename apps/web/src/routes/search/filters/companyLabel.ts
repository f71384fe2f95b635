import type { IntlShape } from 'react-intl'
import { messages } from '../Search.messages'

/** A company of a filter by its name, or by its number where the name is not known. */
export function companyLabel(
  { formatMessage }: IntlShape,
  names: Readonly<Record<number, string>>,
  id: number,
): string {
  return names[id] ?? formatMessage(messages.unnamedCompany, { id: String(id) })
}
