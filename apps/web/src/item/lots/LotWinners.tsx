import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { Link } from '@spadestik/ui/Link'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useCaller } from '../../session/SessionContext'
import { small } from '../../styles/text.css'
import { usePaywall } from '../ItemActionsContext'
import { messages } from '../ItemPage.messages'
import * as css from './Lots.css'
import { messages as lotMessages } from './Lots.messages'

interface LotWinnersProps {
  lot: Schemas['Lot']
  /** The number of winners that are named. Frameworks can have dozens. */
  max?: number
}

/**
 * The winners of a lot, with links to their pages. Users without a paid subscription see a blurred
 * placeholder if the lot is awarded (K02, Q02).
 */
export function LotWinners({ lot, max = Infinity }: LotWinnersProps) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywall } = usePaywall()
  if (!may(caller, 'readPaidDetails')) {
    return lot.result === 'awarded' ? (
      <Paywalled isLocked placeholder="Fjord & Lund" onPress={openPaywall}>
        {null}
      </Paywalled>
    ) : null
  }
  const winners = lot.winners ?? []
  if (winners.length === 0) return null
  const canOpenCompany = may(caller, 'readCompany')
  return (
    <ul className={css.winners} aria-label={formatMessage(messages.winners)}>
      {winners.slice(0, max).map(({ companyId, companyName }) => (
        <li key={companyId}>
          {canOpenCompany ? <Link href={paths.company(companyId)}>{companyName}</Link> : companyName}
        </li>
      ))}
      {winners.length > max && (
        <li className={small}>{formatMessage(lotMessages.moreWinners, { count: winners.length - max })}</li>
      )}
    </ul>
  )
}
