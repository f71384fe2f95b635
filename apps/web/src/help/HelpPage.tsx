import { Button } from '@spadestik/ui/Button'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Sparkles } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Frame } from '../frame/Frame'
import { PageHead } from '../frame/PageHead'
import { Resource } from '../resources/Resource'
import { BookDemoSection } from '../bookDemo/BookDemoSection'
import { useHelpdesk } from '../api/guide'
import { useOpenNotifications } from './notifications/NotificationsContext'
import { Guide } from './Guide'
import { messages } from './Help.messages'
import * as css from './Help.css'
import { ShortcutList } from './ShortcutList'

function GuideSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton width="50%" lineHeight={40} />
      <Skeleton lines={3} lineHeight={44} width="70%" />
    </div>
  )
}

/** The user guide, the news, the keyboard shortcuts and the form for booking a demo (A07). */
export function HelpPage() {
  const { formatMessage } = useIntl()
  const guide = useHelpdesk()
  const openNotifications = useOpenNotifications()
  return (
    <Frame title={formatMessage(messages.title)} width="page">
      <div className={css.page}>
        <PageHead
          title={formatMessage(messages.title)}
          lead={formatMessage(messages.lead)}
          actions={
            <Button icon={Sparkles} onPress={openNotifications}>
              {formatMessage(messages.sinceLast)}
            </Button>
          }
        />
        <Resource resource={guide} placeholder={<GuideSkeleton />}>
          {(tabs) => <Guide tabs={tabs} />}
        </Resource>
        <ShortcutList />
        <BookDemoSection />
      </div>
    </Frame>
  )
}
