import { Skeleton } from '@spadestik/ui/Skeleton'
import { Tabs } from '@spadestik/ui/Tabs'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { useManagedProducts } from '../../api/administration/products'
import { Frame } from '../../frame/Frame'
import { PageHead } from '../../frame/PageHead'
import { lazyPart } from '../../loading/lazyPart'
import { NotFound } from '../../help/info/NotFound'
import { page as pageStyle } from '../settings/Settings.css'
import { Resource } from '../../resources/Resource'
import { messages } from './parts/Admin.messages'
import { adminPaths, adminTabs } from './parts/adminPaths'
import type { AdminTab } from './parts/adminPaths'
import { CompaniesTab } from './companies/CompaniesTab'

const contents: Record<AdminTab, ComponentType> = {
  companies: CompaniesTab,
  users: lazyPart(async () => (await import('./users/UsersTab')).UsersTab),
  requests: lazyPart(async () => (await import('./requests/RequestsTab')).RequestsTab),
  mails: lazyPart(async () => (await import('./mails/MailsTab')).MailsTab),
  products: lazyPart(async () => (await import('./products/ProductsTab')).ProductsTab),
  runs: lazyPart(async () => (await import('./runs/RunsTab')).RunsTab),
  log: lazyPart(async () => (await import('./log/LogTab')).LogTab),
}

/** What administrators see of their customers, in tabs with an address each. */
export function AdminScreen() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { '*': path = '' } = useParams()
  const products = useManagedProducts()
  const tab = path === '' ? 'companies' : adminTabs.find((one) => one === path.replace(/\/$/, ''))
  // Who is no administrator learns nothing of the screen. The service decides that with each request.
  if (tab === undefined || products.error?.kind === 'forbidden') return <NotFound />
  const title = formatMessage(messages.title)
  return (
    <Frame title={`${formatMessage(messages[tab])} – ${title}`} width="page">
      <div className={pageStyle}>
        <PageHead title={title} />
        <Resource resource={products} placeholder={<Skeleton lineHeight={40} />}>
          {() => (
            <Tabs
              label={title}
              value={tab}
              onChange={(id) => {
                const chosen = adminTabs.find((one) => one === id)
                if (chosen !== undefined && chosen !== tab) void navigate(adminPaths[chosen])
              }}
              tabs={adminTabs.map((id) => {
                const Content = contents[id]
                return {
                  id,
                  title: formatMessage(messages[id]),
                  content: id === tab && (
                    <Suspense fallback={<Skeleton lineHeight={40} />}>
                      <Content />
                    </Suspense>
                  ),
                }
              })}
            />
          )}
        </Resource>
      </div>
    </Frame>
  )
}
