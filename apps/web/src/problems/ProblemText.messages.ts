import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  refused: NoMessageValues
  forbidden: NoMessageValues
  notFound: NoMessageValues
  conflict: NoMessageValues
  conflictName: { value: string }
  conflictText: { value: string }
  conflictMails: NoMessageValues
  conflictFilters: NoMessageValues
  conflictKeep: NoMessageValues
  tooLarge: NoMessageValues
  signedOut: NoMessageValues
}>({
  refused: {
    id: 'web.ProblemText.refused',
    defaultMessage:
      'The service did not accept this. Nothing you have typed is lost; change it and try again.',
  },
  forbidden: { id: 'web.ProblemText.forbidden', defaultMessage: 'Your product does not include this.' },
  notFound: {
    id: 'web.ProblemText.notFound',
    defaultMessage:
      'It is not there any more. Somebody may have deleted it; reload the page to see what there is.',
  },
  conflict: {
    id: 'web.ProblemText.conflict',
    defaultMessage: 'Somebody has changed this at the same time. Nothing you have typed is lost; try again.',
  },
  conflictName: {
    id: 'web.ProblemText.conflictName',
    defaultMessage: 'Meanwhile somebody has changed the name to “{value}”.',
  },
  conflictText: {
    id: 'web.ProblemText.conflictText',
    defaultMessage: 'Meanwhile somebody has changed the text to “{value}”.',
  },
  conflictMails: {
    id: 'web.ProblemText.conflictMails',
    defaultMessage: 'Meanwhile somebody has changed when e-mails are sent.',
  },
  conflictFilters: {
    id: 'web.ProblemText.conflictFilters',
    defaultMessage: 'Meanwhile somebody has changed the filters.',
  },
  conflictKeep: {
    id: 'web.ProblemText.conflictKeep',
    defaultMessage:
      'Nothing is saved yet. Save again to use what you have chosen, or cancel to keep the change.',
  },
  tooLarge: {
    id: 'web.ProblemText.tooLarge',
    defaultMessage: 'That is more than the service takes. Shorten it and try again.',
  },
  signedOut: {
    id: 'web.ProblemText.signedOut',
    defaultMessage: 'You are no longer logged in. Log in again and try once more.',
  },
})
