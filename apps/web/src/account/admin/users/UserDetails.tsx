import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actions, stack } from '../../parts/boxes.css'
import { useManagedProducts } from '../../../api/administration/products'
import { messages } from '../parts/Admin.messages'
import { MoveUserDialog } from './MoveUserDialog'
import type { UserQuestion } from './useUserQuestions'
import { useUserQuestions } from './useUserQuestions'
import { ConfirmDialog } from '../parts/ConfirmDialog'

/** What an administrator can do with a user. */
export function UserDetails({ user }: { user: Schemas['ManagedUser'] }) {
  const { formatMessage } = useIntl()
  const questions = useUserQuestions(user)
  const products = useManagedProducts().data?.items ?? []
  const [opened, setOpened] = useState<UserQuestion | 'move' | null>(null)
  const close = () => setOpened(null)
  const { company, product, deactivated, activated } = user
  const isActive = deactivated === null
  const offered: readonly UserQuestion[] = [
    ...(isActive && activated ? (['act'] as const) : []),
    ...(isActive && !activated ? (['resend'] as const) : []),
    ...(isActive ? (['endSessions'] as const) : []),
    'activity',
  ]
  const asked = opened === null || opened === 'move' ? null : questions[opened]
  return (
    <div className={stack}>
      <DefinitionList
        items={[
          { id: 'company', term: formatMessage(messages.company), detail: company },
          {
            id: 'product',
            term: formatMessage(messages.product),
            detail: products.find(({ code }) => code === product)?.name ?? product,
          },
          {
            id: 'since',
            term: formatMessage(messages.deactivated),
            detail: deactivated && formatDate(deactivated),
          },
        ]}
      />
      <div className={actions}>
        <Button onPress={() => setOpened('move')}>{formatMessage(messages.moveUser)}</Button>
        {offered.map((question) => (
          <Button key={question} onPress={() => setOpened(question)}>
            {questions[question].title}
          </Button>
        ))}
      </div>
      {opened === 'move' && <MoveUserDialog user={user} onClose={close} />}
      {asked !== null && (
        <ConfirmDialog
          title={asked.title}
          submitLabel={asked.title}
          isDanger={asked.isDanger}
          onSubmit={asked.carryOut}
          onClose={close}
        >
          {asked.text}
        </ConfirmDialog>
      )}
    </div>
  )
}
