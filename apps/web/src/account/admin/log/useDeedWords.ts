import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { messages } from './Deed.messages'

const words: Readonly<Record<string, MessageDescriptor>> = {
  'companies.add': messages.companyAdded,
  'companies.end': messages.companyEnded,
  'companies.resume': messages.companyResumed,
  'products.add': messages.productAdded,
  'products.set': messages.productChanged,
  'users.add': messages.userInvited,
  'users.move': messages.userMoved,
  'users.activate': messages.userActivated,
  'users.deactivate': messages.userDeactivated,
  'users.resend': messages.invitationResent,
  'users.impersonate': messages.linkIssued,
  'users.actAs': messages.actedAs,
  'users.endSessions': messages.sessionsEnded,
  'keys.end': messages.keyEnded,
  'users.emailCode': messages.codeIssued,
  'users.erase': messages.userErased,
  'mails.retry': messages.mailRetried,
  'requests.handle': messages.requestHandled,
  'requests.reopen': messages.requestReopened,
}

/** Returns a function that says what was done. What a later version does is said by its name. */
export function useDeedWords() {
  const { formatMessage } = useIntl()
  return (action: string): string => {
    const message = Object.hasOwn(words, action) ? words[action] : undefined
    return message === undefined ? action : formatMessage(message)
  }
}
