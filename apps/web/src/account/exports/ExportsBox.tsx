import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { useExports } from '../../api/account/exports'
import { messages } from './Export.messages'
import { ExportRows } from './ExportRows'

/** The user's spreadsheets in the settings, where a mail leads when one is ready (O07). */
export function ExportsBox() {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(messages.own)}>
      <ExportRows exports={useExports()} isInCard />
    </Card>
  )
}
