import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { actions, stack } from '../../parts/boxes.css'
import { useAdministration } from '../../../api/administration/changes'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { lazyPart } from '../../../loading/lazyPart'
import { messages } from '../parts/Admin.messages'
import { adminPaths } from '../parts/adminPaths'
import { ConfirmDialog } from '../parts/ConfirmDialog'
import { InviteUserDialog } from '../users/InviteUserDialog'
import { messages as keyMessages } from './CompanyKeys.messages'

const CompanyKeys = lazyPart(async () => (await import('./CompanyKeys')).CompanyKeys)

/** What an administrator can do with a company. */
export function CompanyDetails({ company }: { company: Schemas['ManagedCompany'] }) {
  const { formatMessage } = useIntl()
  const { setCompanyEnded } = useAdministration()
  const say = useSay()
  const [opened, setOpened] = useState<'invite' | 'end' | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const close = () => setOpened(null)
  const { id, name, ended } = company
  const isEnding = ended === null

  async function change(): Promise<void> {
    await setCompanyEnded(id, isEnding)
    const done = isEnding ? messages.companyHasEnded : messages.companyGoesOn
    say({ text: formatMessage(done, { name }), tone: 'success' })
  }

  return (
    <div className={stack}>
      <DefinitionList
        items={[
          { id: 'number', term: formatMessage(messages.number), detail: id },
          { id: 'ended', term: formatMessage(messages.ended), detail: ended && formatDate(ended) },
        ]}
      />
      <div className={actions}>
        {isEnding && (
          <Button onPress={() => setOpened('invite')}>{formatMessage(messages.inviteUser)}</Button>
        )}
        <LinkButton href={adminPaths.usersOf(id)}>{formatMessage(messages.showUsers)}</LinkButton>
        <Button aria-expanded={showsKeys} onPress={() => setShowsKeys(!showsKeys)}>
          {formatMessage(keyMessages.keys)}
        </Button>
        <Button onPress={() => setOpened('end')}>
          {formatMessage(isEnding ? messages.endCompany : messages.resumeCompany)}
        </Button>
      </div>
      {showsKeys && (
        <Suspense>
          <CompanyKeys company={company} />
        </Suspense>
      )}
      {opened === 'invite' && <InviteUserDialog company={company} onClose={close} />}
      {opened === 'end' && (
        <ConfirmDialog
          title={formatMessage(isEnding ? messages.endCompany : messages.resumeCompany)}
          submitLabel={formatMessage(isEnding ? messages.endCompany : messages.resumeCompany)}
          isDanger={isEnding}
          onSubmit={change}
          onClose={close}
        >
          {formatMessage(isEnding ? messages.endCompanyText : messages.resumeCompanyText, { name })}
        </ConfirmDialog>
      )}
    </div>
  )
}
