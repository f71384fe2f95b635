import type { Schemas } from '@spadestik/api-client'
import { shownOfList } from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Button } from '@spadestik/ui/Button'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { ProcurementRows } from '../../items/ProcurementRows'

/** The procurements of a project, 20 at a time. @source specification 2 (Project page), 9 */
export function RelatedProcurements({
  procurements,
}: {
  procurements: readonly Schemas['ProcurementSummary'][]
}) {
  const { formatMessage } = useIntl()
  const [presses, setPresses] = useState(0)
  const view = useMediaQuery(from('sm')) ? 'table' : 'cards'
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
