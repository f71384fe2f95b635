import type { ApiProblem, Schemas } from '@spadestik/api-client'
import { BreakableText } from '@spadestik/ui/BreakableText'
import { Button } from '@spadestik/ui/Button'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useRef } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { useManagedMails, useRetryMail } from '../../../api/administration/mails'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { asProblem } from '../../../problems/asProblem'
import { useProblemText } from '../../../problems/useProblemText'
import { small } from '../../../styles/text.css'
import { actions, stack } from '../../parts/boxes.css'
import { CursorTable } from '../parts/CursorTable'
import { useCursor } from '../parts/useCursor'
import { useMoment } from '../parts/useMoment'
import { MailQueues } from './MailQueues'
import * as css from '../parts/Sections.css'
import { messages } from './Mails.messages'

type Mail = Schemas['ManagedMail']

function useMailColumns(): ResultColumn<Mail>[] {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return [
    {
      id: 'mail',
      header: formatMessage(messages.mail),
      isRowHeader: true,
      width: '50%',
      cell: ({ kind, recipient }) => (
        <>
          {formatMessage(messages[kind])}
          <div className={small}>
            <BreakableText text={recipient} />
          </div>
        </>
      ),
    },
    { id: 'error', header: formatMessage(messages.error), hideBelow: 600, cell: ({ error }) => error ?? '–' },
    {
      id: 'due',
      header: formatMessage(messages.nextTry),
      isOneLine: true,
      cell: ({ due }) => moment(due),
    },
  ]
}

function MailDetails({ mail, onRetry }: { mail: Mail; onRetry: () => Promise<void> }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { created, tries, failingSince, error } = mail
  return (
    <div className={stack}>
      <DefinitionList
        items={[
          { id: 'error', term: formatMessage(messages.error), detail: error },
          {
            id: 'failingSince',
            term: formatMessage(messages.failingSince),
            detail: moment(failingSince),
          },
          { id: 'tries', term: formatMessage(messages.tries), detail: <FormattedNumber value={tries} /> },
          { id: 'created', term: formatMessage(messages.queued), detail: moment(created) },
        ]}
      />
      <div className={actions}>
        <Button onPress={onRetry}>{formatMessage(messages.retry)}</Button>
      </div>
    </div>
  )
}

/** How many mails wait, fail or were given up, and those that fail, which can be sent again at once. */
export function MailsTab() {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const say = useSay()
  const failing = useRef<HTMLHeadingElement>(null)
  const cursor = useCursor<number>()
  const retryMail = useRetryMail()

  function failureText(problem: ApiProblem): string {
    if (problem.kind === 'conflict') return formatMessage(messages.isTriedSoon)
    return problem.kind === 'notFound' ? formatMessage(messages.isGone) : textOf(problem)
  }

  async function retry({ id, recipient }: Mail): Promise<void> {
    try {
      await retryMail(id)
      say({ text: formatMessage(messages.isRetried, { email: recipient }), tone: 'success' })
    } catch (error) {
      say({ text: failureText(asProblem(error)), tone: 'error' })
    }
    // A mail that is sent leaves the list, with the pressed button.
    failing.current?.focus()
  }

  return (
    <div className={stack}>
      <MailQueues />
      <h2 ref={failing} tabIndex={-1} className={css.title}>
        {formatMessage(messages.failures)}
      </h2>
      <CursorTable
        label={formatMessage(messages.failures)}
        columns={useMailColumns()}
        getRowId={({ id }) => id}
        renderExpanded={(mail) => <MailDetails mail={mail} onRetry={() => retry(mail)} />}
        resource={useManagedMails(cursor.at)}
        emptyTitle={formatMessage(messages.noFailures)}
        emptyText={formatMessage(messages.nothingFails)}
        cursor={cursor}
      />
    </div>
  )
}
