import { may } from '@spadestik/domain/access'
import { IconButton } from '@spadestik/ui/IconButton'
import { FileSpreadsheet } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePaywall } from '../../item/ItemActionsContext'
import { lazyPart } from '../../loading/lazyPart'
import { useCaller } from '../../session/SessionContext'
import type { ExportDialogProps } from './ExportDialog'
import { buttonMessages as messages } from './ExportButton.messages'

const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog)

/** Opens the dialog that makes a spreadsheet, or the paywall (O05). */
export function ExportButton({ source }: Pick<ExportDialogProps, 'source'>) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={FileSpreadsheet}
        variant="secondary"
        label={formatMessage(messages.export)}
        onPress={() => (may(caller, 'exportSheet') ? setIsOpen(true) : openPaywallFor('exportSheet'))}
      />
      <Suspense>{isOpen && <ExportDialog source={source} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
