import type { NamedRole } from '@spadestik/domain/roles'
import { roleName } from '@spadestik/domain/roles'
import { useIntl } from 'react-intl'
import { messages } from './ItemPage.messages'

export function useRoleWords() {
  const { formatMessage } = useIntl()
  return (role: NamedRole): string => roleName(role) ?? formatMessage(messages.unspecified)
}
