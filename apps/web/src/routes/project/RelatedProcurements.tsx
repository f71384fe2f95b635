import type { Schemas } from '@spadestik/api-client'
import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { ProcurementRows } from '../../items/ProcurementRows'

interface RelatedProcurementsProps {
  procurements: readonly Schemas['ProcurementSummary'][]
  view: 'table' | 'cards'
}

/** The procurements of a project, 20 at a time. @source specification 2 (Project page), 9 */
export function RelatedProcurements({ procurements, view }: RelatedProcurementsProps) {
  const { formatMessage } = useIntl()
  const [presses, setPresses] = useState(0)
  const shown = procurements.slice(0, shownOfList(presses, procurements.length))
  return (
    <>
      <ProcurementRows label={formatMessage(messages.procurements)} items={shown} view={view} />
      {shown.length < procurements.length && (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => setPresses(presses + 1)}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </>
  )
}
