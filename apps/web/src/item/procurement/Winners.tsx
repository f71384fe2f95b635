import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { WinnersList } from '@spadestik/ui/WinnersList'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { messages } from '../ItemPage.messages'
import { useRoleWords } from '../useRoleWords'
import { useWithheldWords } from '../facts/useWithheldWords'
import { useOpenTip, usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/** The companies that have won a procurement. At first five are shown (Q02). */
export function Winners({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const wordsOf = useRoleWords()
  const { openPaywall } = usePaywall()
  const openTip = useOpenTip()
  const { id: itemId, name: itemName } = procurement
  const winners = procurement.winners ?? []
  const withheld = useWithheldWords()(procurement.withheld, 'result')
  const canOpenCompany = may(caller, 'readCompany')
  if (withheld !== null && winners.length === 0) return <p>{withheld}</p>
  return (
    <WinnersList
      label={formatMessage(messages.winners)}
      winners={winners.map((role) => ({
        id: role.id,
        company: role.companyName,
        companyHref: canOpenCompany ? paths.company(role.companyId) : undefined,
        role: wordsOf(role),
        date: formatDate(role.added),
      }))}
      collapseAbove={limits.winnersShown}
      onOpen={
        may(caller, 'openRole')
          ? ({ id }) => {
              const role = winners.find((one) => one.id === id)
              if (role !== undefined)
                openTip({ kind: 'role', role, itemType: 'procurement', itemId, itemName })
            }
          : undefined
      }
      isLocked={!may(caller, 'readPaidDetails')}
      onUnlock={openPaywall}
    />
  )
}
