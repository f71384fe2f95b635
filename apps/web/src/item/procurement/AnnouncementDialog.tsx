import type { Schemas } from '@spadestik/api-client'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Modal } from '@spadestik/ui/Modal'
import { useIntl } from 'react-intl'
import { prose } from '../../styles/text.css'
import { messages } from '../ItemPage.messages'
import { useAnnouncementWords } from '../facts/useAnnouncementWords'

interface AnnouncementDialogProps {
  /** Null closes the dialog. */
  announcement: Schemas['Announcement'] | null
  onClose: () => void
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/** Shows the text of an announcement (a notice such as a correction), and what it has changed (Q04). */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { formatMessage } = useIntl()
  const wordsOf = useAnnouncementWords()
  return (
    <Modal
      isOpen={announcement !== null}
      onClose={onClose}
      data={announcement}
      title={announcement === null ? '' : wordsOf(announcement).kind}
    >
      {(one) => (
        <>
          {!isBlank(one.description) && (
            <p className={prose} dir="auto">
              {one.description}
            </p>
          )}
          <DefinitionList
            items={[
              { id: 'date', term: formatMessage(messages.date), detail: wordsOf(one).date },
              {
                id: 'changes',
                term: formatMessage(messages.changes),
                detail: isBlank(one.changes) ? (
                  formatMessage(messages.noChange)
                ) : (
                  <span className={prose}>{one.changes}</span>
                ),
              },
            ]}
          />
        </>
      )}
    </Modal>
  )
}
