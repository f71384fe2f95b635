import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const iconBarMessages = defineMessages<{
  label: { name: string }
  list: NoMessageValues
  hide: NoMessageValues
  unhide: NoMessageValues
  print: NoMessageValues
  explain: NoMessageValues
  explainLong: NoMessageValues
  share: NoMessageValues
  hideLong: NoMessageValues
  unhideLong: NoMessageValues
  printLong: NoMessageValues
  shareByMail: NoMessageValues
  copyLink: NoMessageValues
  linkCopied: NoMessageValues
  copyFailed: NoMessageValues
  more: NoMessageValues
  paywalled: NoMessageValues
  paywalledOthers: NoMessageValues
}>({
  label: { id: 'ui.IconBar.label', defaultMessage: 'Actions for {name}' },
  list: { id: 'ui.IconBar.list', defaultMessage: 'List' },
  hide: { id: 'ui.IconBar.hide', defaultMessage: 'Hide' },
  unhide: { id: 'ui.IconBar.unhide', defaultMessage: 'Hidden' },
  print: { id: 'ui.IconBar.print', defaultMessage: 'Print' },
  explain: { id: 'ui.IconBar.explain', defaultMessage: 'Why?' },
  explainLong: { id: 'ui.IconBar.explainLong', defaultMessage: 'Why did I (not) get this?' },
  share: { id: 'ui.IconBar.share', defaultMessage: 'Share' },
  hideLong: { id: 'ui.IconBar.hideLong', defaultMessage: 'Hide from searches' },
  unhideLong: { id: 'ui.IconBar.unhideLong', defaultMessage: 'Show in searches again' },
  printLong: { id: 'ui.IconBar.printLong', defaultMessage: 'Print or download' },
  shareByMail: { id: 'ui.IconBar.shareByMail', defaultMessage: 'Share by e-mail' },
  copyLink: { id: 'ui.IconBar.copyLink', defaultMessage: 'Copy the link' },
  linkCopied: { id: 'ui.IconBar.linkCopied', defaultMessage: 'The link is copied' },
  copyFailed: { id: 'ui.IconBar.copyFailed', defaultMessage: 'The link could not be copied' },
  more: { id: 'ui.IconBar.more', defaultMessage: 'More actions' },
  paywalledOthers: {
    id: 'ui.IconBar.paywalledOthers',
    defaultMessage: 'All of these actions but the explanation need a subscription.',
  },
  paywalled: { id: 'ui.IconBar.paywalled', defaultMessage: 'These actions need a subscription.' },
})
