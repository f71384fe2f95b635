import type { Schemas } from '@spadestik/api-client'
import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { useShowMore } from '../useShowMore'
import { ProcurementRows } from '../rows/ProcurementRows'

interface RelatedProcurementsProps {
  procurements: readonly Schemas['ProcurementSummary'][]
  view: 'table' | 'cards'
}

/** The procurements of a project, 20 at a time (P02). */
export function RelatedProcurements({ procurements, view }: RelatedProcurementsProps) {
  const { formatMessage } = useIntl()
  const { place, presses, showMore } = useShowMore('procurements')
  const shown = procurements.slice(0, shownOfList(presses, procurements.length))
  return (
    <div ref={place}>
      <ProcurementRows label={formatMessage(messages.procurements)} items={shown} view={view} />
      {shown.length < procurements.length && (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => showMore(shown.length)}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </div>
  )
}
