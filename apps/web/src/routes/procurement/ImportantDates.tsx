import { formatPeriod } from '@spadestik/domain/quarter'
import type { Schemas } from '@spadestik/api-client'
import { hasPaidProduct } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { Card } from '@spadestik/ui/Card'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { Paywalled } from '@spadestik/ui/Paywalled'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { small } from '../../app/text.css'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { useItemActions } from '../../items/ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

type Procurement = Schemas['Procurement']
type Kind = 'offers' | 'participation' | 'inquiry' | 'material'

interface Shown {
  readonly from: string | null
  readonly to: string | null
  readonly address?: string | null
  readonly link?: string | null
  readonly note?: string | null
}

const kinds: readonly [Kind, MessageDescriptor][] = [
  ['offers', messages.offers],
  ['participation', messages.participation],
  ['inquiry', messages.inquiry],
  ['material', messages.material],
]

/** One window in words: its days, and where and how. */
function WindowText({ window }: { window: Shown }) {
  const { formatMessage } = useIntl()
  const { from, to, address, link, note } = window
  const days =
    from !== null && to !== null
      ? formatMessage(messages.inside, { from: formatDate(from), to: formatDate(to) })
      : to === null
        ? formatMessage(messages.since, { from: formatDate(from) })
        : formatMessage(messages.until, { to: formatDate(to) })
  return (
    <div className={css.windowText}>
      <span>{[days, note].filter(Boolean).join(' · ')}</span>
      {address && <span className={small}>{address}</span>}
      {link && (
        <Link href={link} target="_blank" rel="noreferrer">
          {link.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </Link>
      )}
    </div>
  )
}

/** The windows of a procurement; without a paid product only that there may be some. */
export function ImportantDates({ procurement }: { procurement: Procurement }) {
  const { formatMessage } = useIntl()
  const { openPaywall } = useItemActions()
  const isLocked = !hasPaidProduct(useCaller())
  const windows = kinds.map(([kind, term]): Definition => {
    const window = procurement[kind]
    const locked = (
      <Paywalled isLocked placeholder="00.00.0000 – 00.00.0000" onPress={openPaywall}>
        {null}
      </Paywalled>
    )
    return {
      id: kind,
      term: formatMessage(term),
      detail: isLocked ? locked : window && <WindowText window={window} />,
      isStrong: kind === 'offers' || kind === 'participation',
    }
  })
  const building = formatPeriod(procurement.buildingStart, procurement.buildingEnd)
  const items = [...windows, { id: 'building', term: formatMessage(messages.period), detail: building }]
  const isEmpty = items.every(({ detail }) => detail === null)
  return (
    <Card title={formatMessage(messages.dates)} isTitleOutside>
      <div id="dates">{isEmpty ? formatMessage(messages.noDates) : <DefinitionList items={items} />}</div>
    </Card>
  )
}
