import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Disclosure } from '@spadestik/ui/Disclosure'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useWebhookHints } from '../../api/account/webhooks'
import { useSubmission } from '../../forms/useSubmission'
import { useProblemText } from '../../problems/useProblemText'
import { Resource } from '../../resources/Resource'
import { small } from '../../styles/text.css'
import * as css from './Webhook.css'
import { failureMessages, messages } from './WebhookDialog.messages'

type Hint = Schemas['WebhookDelivery']

interface WebhookHintsProps {
  webhookId: number
  maySend: boolean
}

/** What was sent to a webhook, the newest first, each with its answer (O19). */
export function WebhookHints({ webhookId, maySend }: WebhookHintsProps) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const [count, setCount] = useState<number>(limits.webhookHintsShown)
  const hints = useWebhookHints(webhookId, count)
  const { isPending, problem, submit } = useSubmission()
  const list = useRef<HTMLElement>(null)
  return (
    <section ref={list} tabIndex={-1} aria-label={formatMessage(messages.hints)} className={css.hints}>
      <div className={css.head}>
        <h3 className={css.label}>{formatMessage(messages.hints)}</h3>
        {maySend && (
          <Button size="small" isPending={isPending} onPress={() => void submit(() => hints.test())}>
            {formatMessage(messages.test)}
          </Button>
        )}
      </div>
      {problem !== null && (
        <Alert tone="error">
          {problem.status === 429 ? formatMessage(messages.tooMany) : textOf(problem)}
        </Alert>
      )}
      <Resource resource={hints} placeholder={<Skeleton width="100%" lineHeight={44} />}>
        {({ items, before }) => (
          <>
            {items.length === 0 && <p className={small}>{formatMessage(messages.none)}</p>}
            {items.map((hint) => (
              <HintRow
                key={hint.id}
                hint={hint}
                onRepeat={maySend ? () => void submit(() => hints.repeat(hint.id)) : null}
              />
            ))}
            {before !== null && (
              <div>
                <Button
                  size="small"
                  onPress={() => {
                    setCount(items.length + limits.webhookHintsShown)
                    // The button disappears with the last page.
                    list.current?.focus({ preventScroll: true })
                  }}
                >
                  {formatMessage(messages.more)}
                </Button>
              </div>
            )}
            {items.length > 0 && (
              <p className={small}>{formatMessage(messages.kept, { days: limits.webhookDays })}</p>
            )}
          </>
        )}
      </Resource>
    </section>
  )
}

interface HintRowProps {
  hint: Hint
  onRepeat: (() => void) | null
}

const time = { dateStyle: 'short', timeStyle: 'medium' } as const

function HintRow({ hint, onRepeat }: HintRowProps) {
  const { formatMessage, formatDate } = useIntl()
  const { kind, created, state, tries, nextTry, lastTry, status, answer, failure, body, messageId } = hint
  const name = formatMessage(kind === 'test' ? messages.testOf : messages.change, {
    time: formatDate(created, time),
  })
  const answered =
    failure !== null
      ? formatMessage(failureMessages[failure])
      : status !== null
        ? formatMessage(state === 'delivered' ? messages.delivered : messages.answered, { status })
        : null
  return (
    <div className={css.hint}>
      <div className={css.head}>
        <div className={css.facts}>
          <span>{name}</span>
          <output className={small}>
            {[
              answered,
              state !== 'waiting'
                ? null
                : tries === 0 || nextTry === null
                  ? formatMessage(messages.waiting)
                  : formatMessage(messages.again, { tries, time: formatDate(nextTry, time) }),
            ]
              .filter((part) => part !== null)
              .map((part) => (
                <div key={part}>{part}</div>
              ))}
          </output>
        </div>
        {onRepeat !== null && (
          <Button
            size="small"
            variant="quiet"
            aria-label={formatMessage(messages.repeatNamed, { hint: name })}
            onPress={onRepeat}
          >
            {formatMessage(messages.repeat)}
          </Button>
        )}
      </div>
      <Disclosure variant="plain" headingLevel={4} title={formatMessage(messages.details)}>
        <dl className={css.facts}>
          <dt className={small}>{formatMessage(messages.id)}</dt>
          <dd>
            <code className={css.code}>{messageId}</code>
          </dd>
          {lastTry !== null && (
            <>
              <dt className={small}>{formatMessage(messages.lastTry)}</dt>
              <dd>{formatDate(lastTry, time)}</dd>
            </>
          )}
          <dt className={small}>{formatMessage(messages.request)}</dt>
          <dd>
            <pre className={css.code}>{body}</pre>
          </dd>
          {answer !== null && (
            <>
              <dt className={small}>{formatMessage(messages.answer)}</dt>
              <dd>
                {answer === '' ? formatMessage(messages.empty) : <pre className={css.code}>{answer}</pre>}
              </dd>
            </>
          )}
        </dl>
      </Disclosure>
    </div>
  )
}
