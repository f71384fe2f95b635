import { may } from '@spadestik/domain/access'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { SearchField } from '@spadestik/ui/SearchField'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { Eraser } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../frame/Frame'
import { PageHead } from '../../frame/PageHead'
import { CleanupDialog } from '../CleanupDialog'
import { lazyPart } from '../../loading/lazyPart'
import { usePaywall } from '../../item/ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import { HiddenContent } from './HiddenContent'
import { messages } from './HiddenItems.messages'
import * as css from './HiddenItemsPage.css'
import { useHiddenRows } from './useHiddenRows'

/** Few users have such projects. */
const OutsideProduct = lazyPart(
  async () => (await import('../../item/outside/OutsideProduct')).OutsideProduct,
)

/** Lists the hidden items, with a button to stop hiding each (B01). */
export function HiddenItemsPage() {
  const { formatMessage, formatNumber } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const [type, setType] = useState<HiddenSubject['type']>('project')
  const [filter, setFilter] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const [isCleaning, setCleaning] = useState(false)
  const [cleanedCount, setCleanedCount] = useState<number | null>(null)
  const hidden = useHiddenRows(type, filter)
  function clearFilter(): void {
    setFilter('')
    // The pressed button disappears with the filter, so move the focus to the field.
    bar.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }
  return (
    <Frame title={formatMessage(messages.title)}>
      <div className={css.page}>
        <PageHead
          title={formatMessage(messages.title)}
          lead={formatMessage(messages.intro)}
          actions={
            <Button
              icon={Eraser}
              onPress={() => (may(caller, 'hideItem') ? setCleaning(true) : openPaywallFor('hideItem'))}
            >
              {formatMessage(messages.cleanUp)}
            </Button>
          }
        />
        {cleanedCount !== null && (
          <Alert tone="success" onDismiss={() => setCleanedCount(null)}>
            {formatMessage(messages.cleanedUp, { count: cleanedCount })}
          </Alert>
        )}
        <div ref={bar} className={css.bar}>
          <SegmentedControl<HiddenSubject['type']>
            label={formatMessage(messages.type)}
            value={type}
            onChange={setType}
            segments={[
              {
                value: 'project',
                label: formatMessage(messages.projects),
                ...(hidden.counts && { count: formatNumber(hidden.counts.project) }),
              },
              {
                value: 'procurement',
                label: formatMessage(messages.procurements),
                ...(hidden.counts && { count: formatNumber(hidden.counts.procurement) }),
              },
            ]}
          />
          <SearchField
            label={formatMessage(messages.filter)}
            isLabelHidden
            placeholder={formatMessage(messages.filter)}
            value={filter}
            onChange={setFilter}
          />
        </div>
        <Card isFlush>
          <HiddenContent key={type} type={type} filter={filter} hidden={hidden} onClearFilter={clearFilter} />
        </Card>
        {hidden.outside.count > 0 && (
          <Suspense>
            <OutsideProduct {...hidden.outside} action="showAgain" />
          </Suspense>
        )}
      </div>
      {isCleaning && <CleanupDialog onClose={() => setCleaning(false)} onDone={setCleanedCount} />}
    </Frame>
  )
}
