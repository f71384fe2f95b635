import { CalendarPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LinkButton } from '../../actions/LinkButton/LinkButton'
import { Alert } from '../../feedback/Alert/Alert'
import { CopyField } from '../CopyField/CopyField'
import { calendarFeedModalMessages as messages } from './CalendarFeedModal.messages'

interface NewAddressProps {
  /** Leave out for a feed that has news only. */
  url?: string
  atomUrl?: string
  jsonUrl?: string
  onCopy: (url: string) => Promise<void>
}

/** Shows the new addresses of a feed, with buttons that copy them and open the calendar in its program. */
export function NewAddress({ url, atomUrl, jsonUrl, onCopy }: NewAddressProps) {
  const { formatMessage } = useIntl()
  const texts = {
    copiedText: formatMessage(messages.copied),
    failedText: formatMessage(messages.copyFailed),
    onCopy,
  }
  return (
    <>
      <Alert tone="warning">{formatMessage(messages.once)}</Alert>
      {url !== undefined && (
        <CopyField
          // The focused button has disappeared, so the address gets the focus.
          isSelected
          label={formatMessage(messages.address)}
          description={formatMessage(messages.howTo)}
          value={url}
          copyLabel={formatMessage(messages.copy)}
          {...texts}
        >
          <LinkButton icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
            {formatMessage(messages.open)}
          </LinkButton>
        </CopyField>
      )}
      {atomUrl !== undefined && (
        <CopyField
          {...texts}
          isSelected={url === undefined}
          label={formatMessage(messages.atom)}
          description={formatMessage(messages.newsHowTo)}
          value={atomUrl}
          copyLabel={formatMessage(messages.copyAtom)}
        />
      )}
      {jsonUrl !== undefined && (
        <CopyField
          {...texts}
          label={formatMessage(messages.json)}
          value={jsonUrl}
          copyLabel={formatMessage(messages.copyJson)}
        />
      )}
    </>
  )
}
