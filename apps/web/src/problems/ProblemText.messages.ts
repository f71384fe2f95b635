import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  refused: NoMessageValues
  forbidden: NoMessageValues
  notFound: NoMessageValues
  conflict: NoMessageValues
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
    defaultMessage: 'Somebody has changed this at the same time. Reload the page to see how it stands.',
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
