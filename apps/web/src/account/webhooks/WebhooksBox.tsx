import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useWebhooks } from '../../api/account/webhooks'
import { usePaywall } from '../../item/ItemActionsContext'
import { lazyPart } from '../../loading/lazyPart'
import { Resource } from '../../resources/Resource'
import { together } from '../../resources/together'
import { focusOrigin, keepFocus } from '../../routing/keepFocus'
import { useCaller } from '../../session/SessionContext'
import { small, soft } from '../../styles/text.css'
import * as css from '../parts/boxes.css'
import { useSourceNames } from './useSourceNames'
import { messages } from './Webhooks.messages'

type Webhook = Schemas['Webhook']

const MakeWebhookDialog = lazyPart(async () => (await import('./MakeWebhookDialog')).MakeWebhookDialog)
const WebhookDialog = lazyPart(async () => (await import('./WebhookDialog')).WebhookDialog)

/** Lists the webhooks of the user, and opens the dialogs that make and manage them (O19). */
export function WebhooksBox() {
  const { formatMessage, formatDate: formatTime } = useIntl()
  const { openPaywallFor } = usePaywall()
  const caller = useCaller()
  const webhooks = useWebhooks()
  const { known: sources, nameOf } = useSourceNames()
  const [isMaking, setMaking] = useState(false)
  const [managed, setManaged] = useState<number | null>(null)
  const origin = useRef<Element | null>(null)
  const stateOf = ({ ended, endReason, lastDelivered }: Webhook) => {
    if (ended !== null && endReason !== null)
      return formatMessage(messages[endReason], { day: formatDate(ended) })
    return lastDelivered === null
      ? formatMessage(messages.sending)
      : formatMessage(messages.lastDelivered, {
          time: formatTime(lastDelivered, { dateStyle: 'short', timeStyle: 'short' }),
        })
  }
  const opened = webhooks.data?.find(({ id }) => id === managed)
  return (
    <Card title={formatMessage(messages.title)}>
      <div className={css.stack}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <Resource
          resource={together(webhooks, sources)}
          placeholder={<Skeleton width="100%" lineHeight={44} />}
        >
          {([known]) =>
            known.length === 0 ? (
              <p className={small}>{formatMessage(messages.none)}</p>
            ) : (
              <ul className={css.rows}>
                {known.map((webhook) => (
                  <li key={webhook.id} className={css.row}>
                    <div className={css.rowWords}>
                      <strong>{webhook.name}</strong>
                      <ul className={css.plainRows}>
                        <li className={small}>{nameOf(webhook)}</li>
                        <li className={small}>{webhook.address}</li>
                        <li className={small}>{stateOf(webhook)}</li>
                      </ul>
                    </div>
                    <Button
                      size="small"
                      aria-label={formatMessage(messages.manageNamed, { name: webhook.name })}
                      onPress={() => {
                        origin.current = focusOrigin()
                        setManaged(webhook.id)
                      }}
                    >
                      {formatMessage(messages.manage)}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Resource>
        <div>
          <Button onPress={() => (may(caller, 'makeKeys') ? setMaking(true) : openPaywallFor('makeKeys'))}>
            {formatMessage(messages.make)}
          </Button>
        </div>
      </div>
      <Suspense>
        {isMaking && <MakeWebhookDialog onClose={() => setMaking(false)} />}
        {opened !== undefined && (
          <WebhookDialog
            webhook={opened}
            about={nameOf(opened)}
            state={stateOf(opened)}
            onClose={() => setManaged(null)}
            onRemoved={() => {
              setManaged(null)
              // The button that opened the dialog is gone with the webhook.
              keepFocus(origin.current)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
