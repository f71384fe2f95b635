import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { soft } from '../../styles/text.css'
import { lazyPart } from '../../loading/lazyPart'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { messages } from './Settings.messages'
import * as css from '../parts/boxes.css'

const SubscriptionQuestion = lazyPart(
  async () => (await import('./SubscriptionQuestion')).SubscriptionQuestion,
)
const SubscriptionRequest = lazyPart(async () => (await import('./SubscriptionRequest')).SubscriptionRequest)

type Wish = 'request' | 'change' | 'cancel'

/**
 * Shows the user's subscription and lets the user request or change it (U01). The confirmation of a request
 * stays for ten seconds.
 */
export function SubscriptionBox({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const [wish, setWish] = useState<Wish | null>(null)
  const { notice, show } = useTimedNotice<'asked'>()
  const close = () => setWish(null)

  function confirm(): void {
    close()
    show('asked', limits.settingsConfirmationMs)
  }

  return (
    <Card title={formatMessage(messages.subscription)}>
      <div className={css.stack}>
        {user.product === null ? (
          <p className={soft}>{formatMessage(messages.noProduct)}</p>
        ) : (
          <p>
            <span className={soft}>{formatMessage(messages.product)}</span>{' '}
            <strong>{user.product.name}</strong>
          </p>
        )}
        {notice === 'asked' && <Alert tone="success">{formatMessage(messages.asked)}</Alert>}
        <div className={css.actions}>
          {user.product === null ? (
            <Button variant="primary" onPress={() => setWish('request')}>
              {formatMessage(messages.request)}
            </Button>
          ) : (
            <>
              <Button onPress={() => setWish('change')}>{formatMessage(messages.change)}</Button>
              <Button variant="quiet" onPress={() => setWish('cancel')}>
                {formatMessage(messages.cancel)}
              </Button>
            </>
          )}
        </div>
      </div>
      <Suspense>
        {wish === 'request' && <SubscriptionRequest user={user} onClose={close} onAsked={confirm} />}
        {(wish === 'change' || wish === 'cancel') && (
          <SubscriptionQuestion wish={wish} userId={user.id} onClose={close} onAsked={confirm} />
        )}
      </Suspense>
    </Card>
  )
}
