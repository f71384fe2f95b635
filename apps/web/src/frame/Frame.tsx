import type { PageLayoutProps } from '@spadestik/ui/PageLayout'
import { PageLayout } from '@spadestik/ui/PageLayout'
import { DraftOffer } from '../session/drafts/DraftOffer'
import { AppFooter } from './AppFooter'
import { AppHeader } from './AppHeader'
import { useScreen } from '../loading/screenAt'
import { useTitle } from '../routing/useTitle'

interface FrameProps extends Omit<PageLayoutProps, 'header' | 'footer' | 'contentLabel'> {
  /** The name of the page, used as the label of the content and the title of the browser tab. */
  title: string
}

/** A page with header and footer, unless its route hides both (R10). */
export function Frame({ title, children, ...layout }: FrameProps) {
  'use memo'
  const { hideHeaderFooter } = useScreen()
  useTitle(title)
  if (hideHeaderFooter) {
    return (
      <PageLayout {...layout} contentLabel={title}>
        {children}
      </PageLayout>
    )
  }
  return (
    <PageLayout {...layout} contentLabel={title} header={<AppHeader />} footer={<AppFooter />}>
      <DraftOffer />
      {children}
    </PageLayout>
  )
}
