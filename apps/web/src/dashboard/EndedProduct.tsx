import type { Schemas } from '@spadestik/api-client'
import { dayAt, formatDate } from '@spadestik/domain/dates'
import { Alert } from '@spadestik/ui/Alert'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { useIntl } from 'react-intl'
import { useAppLocale } from '../locale/LocaleContext'
import { paths } from '../routing/paths'
import { messages } from './EndedProduct.messages'

/** Says that the subscription of the user has ended, what stays, and how to go on. */
export function EndedProduct({ product: { name, ended } }: { product: Schemas['EndedProduct'] }) {
  const { formatMessage } = useIntl()
  const { timeZone } = useAppLocale().domain
  // The last day is the one before the moment from which the product gives no rights.
  const day = formatDate(dayAt(Date.parse(ended) - 1, timeZone))
  return (
    <Alert
      tone="pay"
      title={formatMessage(messages.title, { name, day })}
      actions={<LinkButton href={paths.settings}>{formatMessage(messages.ask)}</LinkButton>}
    >
      {formatMessage(messages.text)}
    </Alert>
  )
}
