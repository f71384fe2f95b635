import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Modal } from '@spadestik/ui/Modal'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useWebhooks } from '../../api/account/webhooks'
import { useSubmission } from '../../forms/useSubmission'
import { lazyPart } from '../../loading/lazyPart'
import { useProblemText } from '../../problems/useProblemText'
import { useCaller } from '../../session/SessionContext'
import { small } from '../../styles/text.css'
import * as boxes from '../parts/boxes.css'
import * as css from './Webhook.css'
import { messages } from './WebhookDialog.messages'
import { WebhookHints } from './WebhookHints'
import { WebhookSecret } from './WebhookSecret'

const DeleteWebhookQuestion = lazyPart(
  async () => (await import('./DeleteWebhookQuestion')).DeleteWebhookQuestion,
)

interface WebhookDialogProps {
  webhook: Schemas['Webhook']
  /** The list or agent, in words. */
  about: string
  /** Whether it sends, and why not, in words. */
  state: string
  onClose: () => void
  onRemoved: () => void
}

/** Manages a webhook: shows what was sent with the answers, and sends tests (O19). */
export function WebhookDialog({ webhook, about, state, onClose, onRemoved }: WebhookDialogProps) {
  const { formatMessage, formatDate } = useIntl()
  const textOf = useProblemText()
  const caller = useCaller()
  const { renew, resume } = useWebhooks()
  const { isPending, problem, submit } = useSubmission()
  const [secret, setSecret] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, address, ended, formerSecretUntil } = webhook
  const maySend = may(caller, 'makeKeys')
  if (isRemoving) {
    return (
      <Suspense>
        <DeleteWebhookQuestion webhook={webhook} onClose={() => setRemoving(false)} onEnded={onRemoved} />
      </Suspense>
    )
  }
  return (
    <Modal isOpen data onClose={onClose} title={name}>
      {() =>
        secret === null ? (
          <>
            <div className={css.facts}>
              <span>{about}</span>
              <span className={small}>{address}</span>
              {ended === null && <span className={small}>{state}</span>}
              {formerSecretUntil !== null && (
                <span className={small}>
                  {formatMessage(messages.former, {
                    time: formatDate(formerSecretUntil, { dateStyle: 'short', timeStyle: 'short' }),
                  })}
                </span>
              )}
            </div>
            {ended !== null && (
              <Alert
                tone="warning"
                actions={
                  maySend && (
                    <Button size="small" isPending={isPending} onPress={() => void submit(() => resume(id))}>
                      {formatMessage(messages.resume)}
                    </Button>
                  )
                }
              >
                {state}
              </Alert>
            )}
            {problem !== null && <Alert tone="error">{textOf(problem)}</Alert>}
            <div className={css.facts}>
              <div className={boxes.actions}>
                {maySend && (
                  <Button
                    isPending={isPending}
                    onPress={() => void submit(async () => setSecret(await renew(id)))}
                  >
                    {formatMessage(messages.renew)}
                  </Button>
                )}
                <Button
                  aria-label={formatMessage(messages.removeNamed, { name })}
                  onPress={() => setRemoving(true)}
                >
                  {formatMessage(messages.remove)}
                </Button>
              </div>
              {maySend && <p className={small}>{formatMessage(messages.renewText)}</p>}
            </div>
            <WebhookHints webhookId={id} maySend={maySend} />
          </>
        ) : (
          <WebhookSecret secret={secret} />
        )
      }
    </Modal>
  )
}
