import type { Schemas } from '@spadestik/api-client'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { useIntl } from 'react-intl'
import { useIdParam } from '../../routing/useIdParam'
import { useCompany } from '../../api/companies/companies'
import { messages } from './Company.messages'
import { ItemPageFrame } from '../page/ItemPageFrame'
import { ItemSections } from '../page/ItemSections'
import { NotesCard } from '../notes/NotesCard'
import { CompanyHead } from './CompanyHead'
import { ContactsCard } from './ContactsCard'
import { RolesList } from './RolesList'
import { RolesOrder } from './RolesOrder'
import { useCompanyFacts, useCompanyStrip } from './useCompanyFacts'
import { useRolesOrder } from './useRolesOrder'

function CompanyContent({ company }: { company: Schemas['Company'] }) {
  const { formatMessage } = useIntl()
  const facts = useCompanyFacts()(company)
  const order = useRolesOrder()
  return (
    <ItemSections
      facts={useCompanyStrip(company)}
      head={(strip) => <CompanyHead company={company} strip={strip} />}
      sections={[
        {
          id: 'information',
          title: formatMessage(messages.details),
          content: <DefinitionList items={facts} whenMissing="say" />,
        },
        {
          id: 'roles',
          title: formatMessage(messages.roles),
          note: company.roleCount || undefined,
          actions: company.roleCount > 1 && <RolesOrder order={order} />,
          isFlush: true,
          content: <RolesList company={company} order={order} />,
        },
      ]}
    />
  )
}

/** The page of a company (C01). */
export function CompanyPage() {
  const company = useCompany(useIdParam())
  return (
    <ItemPageFrame
      type="company"
      resource={company}
      nameOf={({ companyName }) => companyName}
      side={(one) => (
        <>
          <ContactsCard company={one} />
          <NotesCard item={{ type: 'company', id: one.id, name: one.companyName }} />
        </>
      )}
    >
      {(one) => <CompanyContent key={one.id} company={one} />}
    </ItemPageFrame>
  )
}
