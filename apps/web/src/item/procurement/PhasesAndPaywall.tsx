import { may } from '@spadestik/domain/access'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/**
 * Shows the phases of a procurement. Users without a paid subscription also see which details are missing on
 * the page (Q03, K02).
 */
export function PhasesAndPaywall({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  return (
    <div className={css.notice}>
      {children}
      {isLocked && (
        <Alert
          tone="pay"
          actions={
            <Button size="small" onPress={openPaywall}>
              {formatMessage(messages.seeProducts)}
            </Button>
          }
        >
          {formatMessage(messages.paywall)}
        </Alert>
      )}
    </div>
  )
}
