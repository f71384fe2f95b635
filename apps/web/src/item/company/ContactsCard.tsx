import type { Schemas } from '@spadestik/api-client'
import { BreakableText } from '@spadestik/ui/BreakableText'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useIntl } from 'react-intl'
import { Resource } from '../../resources/Resource'
import { small, soft } from '../../styles/text.css'
import { useContacts } from '../../api/companies/companies'
import { messages } from './Company.messages'
import { useOpenTip } from '../ItemActionsContext'
import * as css from './CompanyPage.css'

function ContactEntry({ contact, companyName }: { contact: Schemas['Contact']; companyName: string }) {
  const { formatMessage } = useIntl()
  const openTip = useOpenTip()
  const { name, position, mail, phone } = contact
  return (
    <li className={css.contact}>
      <div className={css.contactHead}>
        <div className={css.contactWords}>
          <span className={css.contactName}>{name}</span>
          {position !== null && <span className={small}>{position}</span>}
        </div>
        <Button
          size="small"
          aria-label={formatMessage(messages.askAbout, { name })}
          onPress={() => openTip({ kind: 'contact', contact, companyName })}
        >
          {formatMessage(messages.ask)}
        </Button>
      </div>
      <div className={css.contactWords}>
        {phone !== null && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>}
        {mail !== null && (
          <Link href={`mailto:${mail}`}>
            <BreakableText text={mail} />
          </Link>
        )}
      </div>
    </li>
  )
}

/** Shows the contacts of a company, with buttons that send a question about a contact (C01, M06). */
export function ContactsCard({ company }: { company: Pick<Schemas['Company'], 'id' | 'companyName'> }) {
  const { formatMessage } = useIntl()
  const contacts = useContacts(company.id)
  const title = formatMessage(messages.contacts)
  return (
    <Card title={title} note={contacts.data?.length || undefined}>
      <Resource resource={contacts} placeholder={<Skeleton lines={4} lineHeight={20} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={soft}>{formatMessage(messages.noContacts)}</p>
          ) : (
            <ul className={css.contacts} aria-label={title}>
              {all.map((contact) => (
                <ContactEntry key={contact.id} contact={contact} companyName={company.companyName} />
              ))}
            </ul>
          )
        }
      </Resource>
    </Card>
  )
}
