import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Progress } from '@spadestik/ui/Progress'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { useExports } from '../../api/account/exports'
import { isUnderWay } from '../../api/account/exports'
import { useSubmission } from '../../forms/useSubmission'
import { itemTypeMessages } from '../../item/Items.messages'
import { useProblemText } from '../../problems/useProblemText'
import { Resource } from '../../resources/Resource'
import { small } from '../../styles/text.css'
import * as css from './Export.css'
import { failureMessages, messages } from './Export.messages'

type Export = Schemas['Export']

interface ExportRowsProps {
  exports: ReturnType<typeof useExports>
  /** Whether a card around the rows has the heading. */
  isInCard?: boolean
}

/** The user's spreadsheets: their progress, and buttons to stop, download and delete them (O05). */
export function ExportRows({ exports, isInCard = false }: ExportRowsProps) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { problem, submit } = useSubmission()
  const list = useRef<HTMLElement>(null)
  return (
    <section ref={list} tabIndex={-1} aria-label={formatMessage(messages.own)} className={css.own}>
      {!isInCard && <h3 className={css.label}>{formatMessage(messages.own)}</h3>}
      {problem !== null && <Alert tone="error">{textOf(problem)}</Alert>}
      <Resource resource={exports} placeholder={<Skeleton width="100%" lineHeight={44} />}>
        {(known) =>
          known.length === 0 ? (
            <p className={small}>{formatMessage(messages.none)}</p>
          ) : (
            <ul className={css.rows}>
              {known.map((one) => (
                <ExportRow
                  key={one.id}
                  sheet={one}
                  // The pressed button disappears with its row, so the list gets the focus.
                  onRemove={() =>
                    void submit(
                      () => exports.remove(one.id),
                      () => list.current?.focus(),
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </Resource>
    </section>
  )
}

interface ExportRowProps {
  sheet: Export
  onRemove: () => void
}

function ExportRow({ sheet, onRemove }: ExportRowProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const { kind, itemType, state, rows, total, hasMore, failure, link, requested, bytes } = sheet
  const name = formatMessage(messages.name, {
    type: formatMessage(itemTypeMessages[itemType]),
    kind: kind === 'xlsx' ? 'Excel' : 'CSV',
    time: formatDate(requested, { dateStyle: 'short', timeStyle: 'short' }),
  })
  return (
    <li className={css.row}>
      {isUnderWay(sheet) ? (
        <Progress
          label={name}
          {...(total === null ? {} : { value: rows, maxValue: Math.max(total, 1) })}
          {...(total === null ? {} : { valueLabel: formatMessage(messages.progress, { rows, total }) })}
        />
      ) : (
        <div className={css.words}>
          <span>{name}</span>
          <output className={small}>
            {state === 'ready' &&
              formatMessage(messages.ready, {
                rows,
                size: formatNumber(Math.max(1, Math.round((bytes ?? 0) / 1000)), {
                  style: 'unit',
                  unit: 'kilobyte',
                }),
              })}
            {failure !== null && formatMessage(failureMessages[failure])}
          </output>
          {hasMore && (
            <span className={small}>{formatMessage(messages.more, { count: limits.sheetRowsMax })}</span>
          )}
        </div>
      )}
      <div className={css.actions}>
        {link !== null && (
          <LinkButton href={link} download icon={Download} size="small">
            {formatMessage(messages.download)}
          </LinkButton>
        )}
        <Button
          size="small"
          variant="quiet"
          onPress={onRemove}
          aria-label={formatMessage(isUnderWay(sheet) ? messages.stopNamed : messages.deleteNamed, { name })}
        >
          {formatMessage(isUnderWay(sheet) ? messages.stop : messages.delete)}
        </Button>
      </div>
    </li>
  )
}
