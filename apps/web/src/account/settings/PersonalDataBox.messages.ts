import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  get: NoMessageValues
  getAgain: NoMessageValues
  waiting: NoMessageValues
  ready: { day: string }
  download: NoMessageValues
  erase: NoMessageValues
  eraseText: NoMessageValues
  eraseSend: NoMessageValues
}>({
  title: { id: 'web.PersonalData.title', defaultMessage: 'Your data' },
  text: {
    id: 'web.PersonalData.text',
    defaultMessage: 'Get a copy of everything that we store about you, or ask us to erase your account.',
  },
  get: { id: 'web.PersonalData.get', defaultMessage: 'Get a copy' },
  getAgain: { id: 'web.PersonalData.getAgain', defaultMessage: 'Make a new copy' },
  waiting: {
    id: 'web.PersonalData.waiting',
    defaultMessage:
      'Your copy is being made. We write to you when it is ready, usually within a few minutes.',
  },
  ready: {
    id: 'web.PersonalData.ready',
    defaultMessage: 'Your copy of {day} is ready. It is kept for a few days.',
  },
  download: { id: 'web.PersonalData.download', defaultMessage: 'Download the copy (ZIP)' },
  erase: { id: 'web.PersonalData.erase', defaultMessage: 'Erase my account' },
  eraseText: {
    id: 'web.PersonalData.eraseText',
    defaultMessage:
      'We then delete your account, your agents, and the lists and notes that you share with nobody. What you share with colleagues stays with them, without your name. Somebody from us confirms it first. It cannot be undone.',
  },
  eraseSend: { id: 'web.PersonalData.eraseSend', defaultMessage: 'Ask for erasure' },
})
