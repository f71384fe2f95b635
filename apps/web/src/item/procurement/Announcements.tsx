import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { listedAnnouncements } from '@spadestik/domain/announcements'
import { Collapse } from '@spadestik/ui/Collapse'
import { AnnouncementList } from '@spadestik/ui/AnnouncementList'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { useAnnouncementWords } from '../facts/useAnnouncementWords'
import { usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import { lazyPart } from '../../loading/lazyPart'

const AnnouncementDialog = lazyPart(async () => (await import('./AnnouncementDialog')).AnnouncementDialog)

type Announcement = Schemas['Announcement']

/** Announcements that are higher than this are collapsed. @unit px */
const shownHeight = 480

/**
 * Lists the announcements (notices such as corrections) of a procurement, except results and cancellations. A
 * paid subscription is needed to open an announcement (Q02, Q04).
 */
export function Announcements({ announcements }: { announcements: readonly Announcement[] | null }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const wordsOf = useAnnouncementWords()
  const { openPaywall } = usePaywall()
  const [open, setOpen] = useState<Announcement | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const show = (one: Announcement | undefined) => {
    setOpen(one ?? null)
    setOpened(true)
  }
  const listed = listedAnnouncements(announcements ?? [])
  return (
    <>
      <Collapse maxHeight={shownHeight}>
        <AnnouncementList
          label={formatMessage(messages.announcements)}
          announcements={listed.map((one) => wordsOf(one))}
          onOpen={
            may(caller, 'openAnnouncement')
              ? ({ id }) => show(listed.find((one) => one.id === id))
              : undefined
          }
          isLocked={!may(caller, 'readPaidDetails')}
          onUnlock={openPaywall}
        />
      </Collapse>
      {wasOpened && (
        <Suspense>
          <AnnouncementDialog announcement={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
