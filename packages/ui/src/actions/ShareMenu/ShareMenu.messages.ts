import { defineMessages } from 'react-intl'

export const shareMenuMessages = defineMessages({
  share: { id: 'ui.ShareMenu.share', defaultMessage: 'Share' },
  byMail: { id: 'ui.ShareMenu.byMail', defaultMessage: 'Share by e-mail' },
  copyLink: { id: 'ui.ShareMenu.copyLink', defaultMessage: 'Copy the link' },
  copied: { id: 'ui.ShareMenu.copied', defaultMessage: 'The link is copied' },
  failed: { id: 'ui.ShareMenu.failed', defaultMessage: 'The link could not be copied' },
})
