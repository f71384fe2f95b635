import type { Schemas } from '@spadestik/api-client'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { messages } from '../../itemPage/ItemPage.messages'
import { WebLink } from '../../itemPage/WebLink'

/** Where a company is and how to reach it. @source specification 2 (Company page) */
export function useCompanyFacts() {
  const { formatMessage } = useIntl()
  return ({ address, postalCode, city, phone, mail, link }: Schemas['Company']): Definition[] => {
    const town = [postalCode, city].filter(Boolean).join(' ')
    return [
      {
        id: 'address',
        term: formatMessage(messages.address),
        detail: [address, town].filter(Boolean).join(', ') || null,
      },
      {
        id: 'phone',
        term: formatMessage(messages.phone),
        detail: phone && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>,
      },
      {
        id: 'mail',
        term: formatMessage(messages.mail),
        detail: mail && <Link href={`mailto:${mail}`}>{mail}</Link>,
      },
      { id: 'web', term: formatMessage(messages.web), detail: link && <WebLink link={link} /> },
    ]
  }
}
