import type { TipFacts } from '@spadestik/domain/tips'
import { tipSentence } from '@spadestik/domain/tips'
import { useIntl } from 'react-intl'
import { messages } from './Tip.messages'

export function useTipText() {
  const { formatMessage } = useIntl()
  return (facts: TipFacts): string => {
    const { userName, companyName, objectType, objectName, objectId, roleName, contactName } = facts
    const item = {
      objectType: objectType ?? '',
      objectName: objectName ?? '',
      objectId: String(objectId ?? ''),
    }
    switch (tipSentence(facts)) {
      case 'aboutRole':
        return formatMessage(messages.aboutRole, {
          userName,
          companyName,
          ...item,
          roleName: roleName ?? '',
        })
      case 'aboutCompany':
        return formatMessage(messages.aboutCompany, { userName, companyName, ...item })
      case 'aboutContact':
        return formatMessage(messages.aboutContact, {
          userName,
          companyName,
          contactName: contactName ?? '',
        })
    }
  }
}
