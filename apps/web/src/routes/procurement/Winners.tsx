import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../../itemPage/ItemPage.messages'
import { RolesTable } from '../../itemPage/RolesTable'

/** Who won: five, and the others on request. */
export function Winners({ winners }: { winners: readonly Schemas['CompanyRole'][] }) {
  const { formatMessage } = useIntl()
  const [isExpanded, setExpanded] = useState(false)
  if (winners.length === 0) return null
  const shown = isExpanded ? winners : winners.slice(0, limits.winnersShown)
  return (
    <Card
      title={formatMessage(messages.winners)}
      note={winners.length}
      isTitleOutside
      isFlush
      actions={
        shown.length < winners.length && (
          <Button variant="quiet" size="small" onPress={() => setExpanded(true)}>
            {formatMessage(messages.showAll, { count: winners.length })}
          </Button>
        )
      }
    >
      <div id="winners">
        <RolesTable label={formatMessage(messages.winners)} roles={shown} />
      </div>
    </Card>
  )
}
