import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import type { Definition } from '@spadestik/ui/DefinitionList'
import type { Fact } from '@spadestik/ui/FactsStrip'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { useStripFacts } from '../facts/useStripFacts'
import { WebLink } from '../facts/WebLink'
import { messages as itemMessages } from '../Items.messages'
import { messages as ownMessages } from './Company.messages'

/** Returns a function that lists the address and contact details of a company (C01). */
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

/** Returns the key facts of a company, such as its place and number of roles (C01). */
export function useCompanyStrip(company: Schemas['Company']): Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { fact } = useStripFacts()
  const { postalCode, city, cvr, roleCount, lastUpdateDate, phone } = company
  return [
    fact('place', formatMessage(messages.place), [postalCode, city].filter(Boolean).join(' ') || null),
    fact('cvr', formatMessage(messages.cvr), cvr),
    fact('phone', formatMessage(messages.phone), phone),
    fact('roles', formatMessage(ownMessages.roles), formatNumber(roleCount)),
    fact('updated', formatMessage(itemMessages.updated), formatDate(lastUpdateDate)),
  ]
}
