import { Card } from '@spadestik/ui/Card'
import { startTransition, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { messages } from './Login.messages'
import { LoginForm } from './LoginForm'
import type { OtherWayProps } from './OtherWay'

const OtherWay = lazyPart(async () => (await import('./OtherWay')).OtherWay)

type Shown = Pick<OtherWayProps, 'form' | 'username'>

/** The login form, with links to the forms for a forgotten password and for a login at the company (A01). */
export function LoginCard({ hasTitle = false }: { hasTitle?: boolean }) {
  const { formatMessage } = useIntl()
  const [other, setOther] = useState<Shown | null>(() =>
    // With this cookie, a browser has just come back from a company.
    document.cookie.includes('companySignIn=') ? { form: 'company', username: '' } : null,
  )
  if (other !== null) return <OtherWay {...other} onBack={() => setOther(null)} />
  return (
    <Card title={hasTitle && formatMessage(messages.title)}>
      {/* The form stays until the code of the other one has loaded. */}
      <LoginForm onOther={(form, username) => startTransition(() => setOther({ form, username }))} />
    </Card>
  )
}
