import { Modal } from '@spadestik/ui/Modal'
import { TextField } from '@spadestik/ui/TextField'
import { useIntl } from 'react-intl'
import { messages } from './CopyByHandDialog.messages'

/** Shows a link that the browser has refused to copy, so that the user can copy it (I01). */
export function CopyByHandDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Modal
      isOpen
      data={link}
      onClose={onClose}
      title={formatMessage(messages.title)}
      cancelLabel={formatMessage(messages.close)}
    >
      {(value) => (
        <TextField
          label={formatMessage(messages.link)}
          description={formatMessage(messages.text)}
          value={value}
          isReadOnly
          inputRef={(input) => input?.select()}
        />
      )}
    </Modal>
  )
}
